/// Where a literal is no text for the user.
enum HiddenVocabulary {
  /// Calls whose literals go to a log or a crash report.
  static let logs: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "os_signpost", "DLog", "DDLogInfo", "DDLogDebug", "DDLogError", "DDLogWarn",
    "DDLogVerbose",
  ]

  /// What a log is called, as in `logger.info("…")`.
  static let loggers: Set<String> = ["logger", "log", "os_log", "oslog", "logging", "console"]

  /// Whether an argument with this label names something, instead of being shown.
  static func isName(_ label: String) -> Bool {
    let label = label.lowercased()
    return names.contains(label) || endings.contains { label.hasSuffix($0) }
      || beginnings.contains { label.hasPrefix($0) }
  }

  /// Whether what has this name gives values for previews and tests, by its first or last word: `mock`, `previewItem`.
  static func isSample(_ name: String) -> Bool {
    let first = name.prefix { $0.isLowercase }
    let last = name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? ""
    return samples.contains(String(first)) || samples.contains(last.lowercased())
  }

  private static let samples: Set<String> = [
    "preview", "previews", "mock", "mocks", "mocked", "sample", "samples", "stub", "stubs", "dummy", "fake", "fixture",
    "fixtures",
  ]

  private static let names: Set<String> = [
    "id", "key", "symbol", "name", "named", "image", "icon", "tag", "url", "uri", "path", "file", "type", "kind",
    "for", "with", "of", "on", "in", "at", "by", "to", "from", "as", "using", "where", "asset", "color", "hex",
    "format", "pattern",
    "event", "screen", "source", "table", "bundle", "comment", "domain", "category", "subsystem", "locale", "style",
    "code", "dateformat", "regex", "selector", "notification", "scheme", "host", "query", "font", "animation",
    "lottie", "sfsymbol", "namespace", "analytics", "tracking", "version", "mimetype", "filename", "extension",
    "entity", "predicate", "suite", "suitename", "store", "json", "data", "uuid", "email", "phone", "currency",
    "currencycode", "leftimage", "rightimage", "picture", "photo", "logo", "avatar", "thumbnail", "illustration",
    "artwork", "glyph", "sound", "variant", "size", "role", "action", "placement", "params", "value",
  ]
  private static let endings = [
    "identifier", "id", "key", "name", "image", "icon", "symbol", "url", "path", "named", "asset", "color", "format",
    "uuid", "regex", "imagename", "file", "event", "type",
    "picture", "photo", "logo", "avatar", "thumbnail", "illustration", "artwork", "glyph", "sound",
  ]
  private static let beginnings = ["system", "accessibilityid", "analytics", "forkey", "withkey"]
}
