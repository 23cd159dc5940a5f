#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
enum LayoutBench {
  static func main() {
    guard CommandLine.arguments.count > 3 else {
      print("usage: layout-bench TEXTS FAMILY LOCALE FONT…     TEXTS: one a line; FONT: files")
      exit(2)
    }
    let arguments = CommandLine.arguments
    print(
      LayoutTiming(textsAt: arguments[1], family: arguments[2], locale: arguments[3], fonts: Array(arguments[4...]))
        .report(rounds: 5))
  }
}
