import Foundation

@main
enum RasterBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, let scale = Int(arguments[2]) else {
      print(
        """
        usage: raster-bench TOKENS SCALE FONTS [OUTPUT]
          TOKENS: the folder with the token files of the sample app; SCALE: 1 to 3 pixels a point
          FONTS: a text file with the path of a font in each line; OUTPUT: where pictures are written, also as SVG
        """)
      exit(2)
    }
    let fonts = try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n").map(String.init)
    let timing = try RasterTiming(tokens: arguments[1], fonts: fonts, scale: scale)
    print(timing.report(rounds: 5))
    if arguments.count > 4 { try timing.write(to: URL(fileURLWithPath: arguments[4])) }
  }
}
