import DesignTokens
import Project

extension ProjectIndex {
  /// Of a key that many views show, so many are looked at.
  package static let mostSpecimens = 6

  /// The measurement of the cells that show a key in one language, to be run; `nil` where nothing shows it.
  ///
  /// - Parameters:
  ///   - project: The project with other texts; `nil` for those that were checked.
  ///   - most: How many specimens are looked at.
  /// - Throws: ``ConfigurationError``.
  package func measurement(
    of place: KeyPlace, in locale: String, sizes: [DynamicTypeSize], project: Project? = nil,
    most: Int = mostSpecimens, jobs: Int = 1
  ) throws -> Measurement? {
    let measured = checked.measured
    let showing = measured.plan.specimens.filter { $0.texts.values.contains { $0.isOf(place) } }
    let specimens = Array(showing.prefix(most))
    if specimens.isEmpty { return nil }
    return try measurement(of: specimens, in: locale, sizes: sizes, project: project, jobs: jobs)
  }

  /// The measurement of some specimens in one language, each with its own choices alone.
  package func measurement(
    of specimens: [Specimen], in locale: String, sizes: [DynamicTypeSize], project: Project? = nil, jobs: Int = 1
  ) throws -> Measurement {
    let measured = checked.measured
    var request = measured.request
    request.measuredLocales = [locale]
    request.pseudo = []
    request.sizes = sizes
    request.keys = []
    request.showsEveryValue = false
    request.components = Set(specimens.map(\.component))
    return try Measurement(
      of: project ?? self.project, request: request, fonts: checked.fonts,
      configurationPath: measured.configurationPath, bindings: measured.bindings, specimens: specimens, jobs: jobs)
  }
}
