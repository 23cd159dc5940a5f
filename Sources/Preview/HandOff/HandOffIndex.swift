import PositionedJSON

/// The list of all pictures: `index.json`, and `index.csv` for a spreadsheet.
package struct HandOffIndex: Sendable {
  package static let fileName = "index.json"
  package static let tableName = "index.csv"
  /// Tells the file from others.
  package static let kind = "l10n screenshots"

  let handOff: HandOff
  private let folders: [String: String]

  package init(_ handOff: HandOff) {
    self.handOff = handOff
    folders = Dictionary(uniqueKeysWithValues: handOff.languages.map { ($0.tag, $0.folder) })
  }

  /// Where a picture is.
  package func path(of picture: KeyPicture) -> String {
    Self.path(of: picture, folder: folders[picture.locale] ?? "")
  }

  package static func path(of picture: KeyPicture, folder: String) -> String {
    "pictures/\(folder)/\(picture.name)"
  }

  /// - Parameter files: All that was written, so that a later run can remove it.
  package func json(files: [String]) -> String {
    JSONOutput.object {
      $0["kind"] = .string(Self.kind)
      $0["version"] = .integer(1)
      $0["scale"] = .integer(handOff.scale)
      $0["pictures"] = .array(handOff.pictures.map(json))
      $0["missing"] = .array(
        handOff.missing.map { missing in
          .object {
            $0["locale"] = .string(missing.locale)
            $0["table"] = .string(missing.table)
            $0["key"] = .string(missing.key)
            $0["reason"] = .string(missing.reason)
          }
        })
      $0["files"] = .strings(files)
    }.text
  }

  private func json(_ picture: KeyPicture) -> JSONOutput {
    .object {
      $0["picture"] = .string(path(of: picture))
      $0["width"] = .integer(picture.width)
      $0["height"] = .integer(picture.height)
      $0["frame"] = picture.frame.json
      $0["locale"] = .string(picture.locale)
      $0["shownLocale"] = picture.shownLocale == picture.locale ? nil : .string(picture.shownLocale)
      $0["table"] = .string(picture.table)
      $0["key"] = .string(picture.key)
      $0["source"] = picture.origin?.text.map { .string($0) }
      $0["comment"] = picture.origin?.comment.map { .string($0) }
      $0["file"] = picture.origin.map { .string($0.path) }
      $0["line"] = picture.origin.map { .integer($0.line) }
      $0["text"] = .string(picture.text)
      $0["component"] = .string(picture.cell.component)
      $0["slot"] = .string(picture.slot)
      $0["specimen"] = .string(picture.cell.specimen)
      $0["sample"] = picture.cell.sample.isEmpty ? nil : .string(picture.cell.sample)
      $0["size"] = .string(picture.cell.size)
      $0["device"] = .string(picture.cell.device)
      $0["theme"] = picture.cell.theme.isEmpty ? nil : .string(picture.cell.theme)
      $0["axes"] = picture.cell.axes.isEmpty ? nil : .string(picture.cell.axesText)
      $0["verdict"] = .string(picture.verdict.rawValue)
      $0["failing"] = .bool(picture.fails)
    }
  }

  /// The same as a table (RFC 4180), a line for each picture.
  package var table: String {
    let header = [
      "picture", "locale", "table", "key", "source", "text", "comment", "x", "y", "width", "height", "pictureWidth",
      "pictureHeight", "component", "slot", "size", "device", "verdict", "shownLocale",
    ]
    let rows = handOff.pictures.map { picture -> [String] in
      let (frame, cell) = (picture.frame, picture.cell)
      return [
        path(of: picture), picture.locale, picture.table, picture.key, picture.origin?.text ?? "", picture.text,
        picture.origin?.comment ?? "", "\(frame.x)", "\(frame.y)", "\(frame.width)", "\(frame.height)",
        "\(picture.width)", "\(picture.height)", cell.component, picture.slot, cell.size, cell.device,
        picture.verdict.rawValue, picture.shownLocale,
      ]
    }
    return ([header] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A field in quotation marks where it has to be. A text that a spreadsheet would run as a formula gets an apostrophe
  /// before it.
  private static func field(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } ?? false
    let shown = isFormula && Int(text) == nil ? "'" + text : text
    guard shown.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return shown }
    var quoted = "\""
    for scalar in shown.unicodeScalars {
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension KeyPicture.Frame {
  var json: JSONOutput {
    .object {
      $0["x"] = .integer(x)
      $0["y"] = .integer(y)
      $0["width"] = .integer(width)
      $0["height"] = .integer(height)
    }
  }
}
