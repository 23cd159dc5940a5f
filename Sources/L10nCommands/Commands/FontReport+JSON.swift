import PositionedJSON
import Project
import TextLayout

extension FontReport {
  static func json(_ survey: FontSurvey, profile: String?, problems: [String]) -> JSONOutput {
    .object {
      $0["version"] = .integer(1)
      $0["profile"] = profile.map { .string($0) } ?? .null
      $0["families"] = .array(survey.families.map(json))
      $0["fallback"] = .array(
        survey.fallbacks.map { fallback in
          .object {
            $0["script"] = .string(fallback.script)
            $0["locales"] = .strings(fallback.locales)
            $0["fonts"] = .array(fallback.fonts.map { use in json(use.file, font: use.name) })
          }
        })
      $0["locales"] = .array(survey.coverage.map(json))
      $0["problems"] = .strings(problems)
    }
  }

  private static func json(_ family: FontSurvey.Family) -> JSONOutput {
    .object {
      $0["family"] = .string(family.name)
      $0["cuts"] = .array(family.cuts.map(json))
      $0["suggestions"] = .strings(family.suggestions)
    }
  }

  private static func json(_ cut: FontSurvey.Cut) -> JSONOutput {
    .object {
      $0["weight"] = .number(cut.request.weight)
      guard let use = cut.use else {
        $0["confidence"] = .string("missing")
        return
      }
      switch use.confidence {
      case .exact: $0["confidence"] = .string("exact")
      case .substituted: $0["confidence"] = .string("substituted")
      case .standIn(_, let guardBand):
        $0["confidence"] = .string("stand-in")
        $0["guardBand"] = .number(guardBand)
      }
      $0["profile"] = use.profile.map { .string($0) }
      $0["measuredOn"] = use.origin.map { .string($0.system) }
      $0["text"] = json(use.file, font: use.name)
      $0["display"] = use.display.map { json($0, font: nil) }
      $0["opticalSizes"] = use.opticalSizes.map { .array([.number($0.lowerBound), .number($0.upperBound)]) }
      $0["lineHeight"] = .number((use.lineHeight * 1e6).rounded() / 1e6)
      $0["lineHeightFrom"] = .string(name(of: use.lineHeightSource))
      $0["trackingFrom"] = use.trackingSource.map { .string(name(of: $0)) }
      $0["notes"] = .strings(use.notes)
    }
  }

  private static func json(_ file: FontUse.File, font: String?) -> JSONOutput {
    .object {
      $0["font"] = font.map { .string($0) }
      $0["family"] = .string(file.family)
      $0["file"] = .string(file.name)
      $0["face"] = .integer(file.index)
      $0["weight"] = .number(file.weight)
      $0["variable"] = .bool(file.isVariable)
    }
  }

  private static func json(_ row: FontCoverage) -> JSONOutput {
    .object {
      $0["locale"] = .string(row.locale)
      $0["family"] = .string(row.family)
      $0["confidence"] = .string(name(of: row.confidence))
      if case .standIn(let guardBand) = row.confidence { $0["guardBand"] = .number(guardBand) }
      $0["texts"] = .integer(row.texts)
      $0["characters"] = .integer(row.characters)
      $0["fonts"] = .array(
        row.fonts.map { share in
          .object {
            $0["font"] = .string(share.font)
            $0["texts"] = .integer(share.texts)
            $0["own"] = .bool(share.isOwn)
          }
        })
      $0["missing"] = .strings(row.missing)
      $0["suggestions"] = .strings(row.suggestions)
    }
  }

  private static func name(of source: FontUse.Source) -> String { source == .font ? "font" : "profile" }
}
