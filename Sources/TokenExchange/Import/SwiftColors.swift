/// Names of the functions by which code makes colours of its own.
enum SwiftColors {
  static func isHelper(_ name: String) -> Bool {
    ["hex", "rgb", "rgba", "dynamicColor", "dynamic", "adaptive", "constantColor"].contains(
      String(name.split(separator: ".").last ?? ""))
  }
}
