#if canImport(Darwin)
  import Darwin
#endif

/// The device that the program runs on, as catalogs name it.
enum SystemDevice {
  /// `nil` where no variants of a device are meant.
  static let name: String? = {
    #if os(iOS)
      // “iPad13,4” of a device; a simulator says in its environment which one it stands for.
      var system = utsname()
      uname(&system)
      let machine = withUnsafeBytes(of: &system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let model = getenv("SIMULATOR_MODEL_IDENTIFIER").map { String(cString: $0) } ?? machine
      return model.hasPrefix("iPad") ? "ipad" : model.hasPrefix("iPod") ? "ipod" : "iphone"
    #elseif os(macOS)
      return "mac"
    #elseif os(tvOS)
      return "appletv"
    #elseif os(watchOS)
      return "applewatch"
    #elseif os(visionOS)
      return "applevision"
    #else
      return nil
    #endif
  }()
}
