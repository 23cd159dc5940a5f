import Checks
import Project
import Pseudo
import TextLayout

/// What a check looks at, by the names that a call gives: where it gives none, what the project says.
package struct CheckAxes: Sendable {
  /// Locales of the project, pseudo-locales, “all”.
  package var locales: [String] = []
  /// Dynamic Type sizes, “all”.
  package var sizes: [String] = []
  package var devices: [String] = []
  /// Whether pseudo-texts grow to a width, whatever the project says.
  package var fitsWidth = false

  package init() {}
}

extension LoadedProject {
  /// The locales to check, all where none is named, and those to measure.
  package func locales(_ axes: CheckAxes) throws -> (checked: Set<String>?, measured: Axes.Locales) {
    try Axes.locales(
      axes.locales.isEmpty ? onlyLocale.map { [$0] } ?? [] : axes.locales, of: project, strategies: strategies)
  }

  /// Lays out what is bound and shown.
  ///
  /// - Parameters:
  ///   - plan: The rules that look at it.
  ///   - laysOut: Whether anything of this check asks for layouts.
  ///   - onTask: Told after each part of the work how many there are, on any thread.
  /// - Throws: ``UsageError``, ``ConfigurationError``.
  package func measured(
    _ axes: CheckAxes, with fonts: FontLibrary, _ plan: RulePlan, laysOut: Bool, notesHeadroom: Bool = false, jobs: Int,
    onTask: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> MeasuredProject {
    let configuration = project.configuration
    let sizes = try Axes.sizes(axes.sizes, configured: configuration.sizes)
    let devices = try Axes.devices(
      axes.devices, configured: configuration.devices, of: project.designSystem, path: configurationPath)
    let (checked, measured) = try locales(axes)
    var request = MeasureRequest(
      checkedLocales: checked, measuredLocales: laysOut ? measured.project : [],
      pseudo: laysOut ? measured.pseudo : [],
      fitsWidth: axes.fitsWidth || configuration.pseudo.fitsWidth, sizes: sizes, devices: devices)
    request.noteTightness(for: plan, configuration)
    request.notesHeadroom = notesHeadroom
    return try Measurement(
      of: project, request: request, fonts: fonts, configurationPath: configurationPath, skipsUnknownPreviews: true,
      jobs: jobs
    ).run(jobs: jobs, onTask: onTask)
  }
}
