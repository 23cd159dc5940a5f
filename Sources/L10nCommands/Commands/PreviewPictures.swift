import Preview

/// What a call of `preview` asks for in pictures.
struct PreviewPictures {
  static let options = [
    OptionDescription("png", "write the cells and contact sheets as PNG files too, into the folder 'png'"),
    OptionDescription(
      "scale", value: "N", "with --png or --screenshots: pixels a point (default: 2)", choices: ["1", "2", "3"]),
    OptionDescription("boxes", "with --png: draw frames, padding, baselines and what does not fit over the components"),
  ]

  private let isWanted: Bool
  private let scale: Int
  private let showsBoxes: Bool

  /// - Throws: ``UsageError`` for an option that needs `--png`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    isWanted = arguments.has("png")
    if arguments.has("boxes"), !isWanted { throw UsageError("'--boxes' needs --png") }
    if arguments.has("scale"), !isWanted, !arguments.has("screenshots") {
      throw UsageError("'--scale' needs --png or --screenshots")
    }
    scale = arguments.value("scale").flatMap { Int($0) } ?? 2
    showsBoxes = arguments.has("boxes")
  }

  /// The pictures; `nil` where none are wanted.
  func site(_ run: PreviewRun, _ progress: Progress) throws -> RasterSite? {
    guard isWanted else { return nil }
    progress.begin("drawing pictures")
    return try RasterSite(
      of: run.shown.measurement, scale: scale, showsBoxes: showsBoxes, jobs: run.jobs,
      onTask: { progress.advance(of: $0) })
  }
}
