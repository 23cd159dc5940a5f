import Pseudo

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
enum PseudoBench {
  static func main() {
    guard CommandLine.arguments.count > 1, let definition = PseudoDefinition.builtIn(named: "accented") else {
      print("usage: pseudo-bench TABLE.strings [ROUNDS]")
      exit(2)
    }
    let rounds = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 15 : 15
    print(PseudoTiming(CommandLine.arguments[1], definition).report(rounds: max(rounds, 1)))
  }
}
