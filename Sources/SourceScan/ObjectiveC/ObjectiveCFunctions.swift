import SourceFacts

/// What looks keys up: functions of the system and of the project.
struct ObjectiveCFunctions {
  /// By their names as C writes them.
  private let wrappers: [String: ScanSettings.Wrapper]
  /// By the first part of the message; of `Localizer.text` that is `text`.
  private let messages: [String: ScanSettings.Wrapper]
  /// Members of the key itself.
  private let members: [String: ScanSettings.Wrapper]

  init(_ settings: ScanSettings) {
    var (wrappers, messages, members):
      (
        [String: ScanSettings.Wrapper], [String: ScanSettings.Wrapper], [String: ScanSettings.Wrapper]
      ) = ([:], [:], [:])
    for wrapper in settings.wrappers {
      if wrapper.name.hasPrefix(".") {
        // A member with a label is one of Swift.
        if wrapper.keyLabel == nil { members[String(wrapper.name.dropFirst())] = wrapper }
      } else {
        wrappers[wrapper.name] = wrapper
        messages[wrapper.name.split(separator: ".").last.map(String.init) ?? wrapper.name] = wrapper
      }
    }
    (self.wrappers, self.messages, self.members) = (wrappers, messages, members)
  }

  /// The wrapper of that name, or of the name without its form: who declares `SULocalizedString` has declared
  /// `SULocalizedStringFromTable` too.
  func wrapper(_ name: String) -> ScanSettings.Wrapper? {
    if let wrapper = wrappers[name] { return wrapper }
    guard !wrappers.isEmpty, var wrapper = ObjectiveCLookup.stem(of: name).flatMap({ wrappers[$0] }) else { return nil }
    wrapper.name = name
    return wrapper
  }

  /// The wrapper that a message is, with `owner` as the first word of what it is sent to.
  func wrapper(message part: String, to owner: String?) -> ScanSettings.Wrapper? {
    guard let wrapper = messages[part] else { return nil }
    let path = wrapper.name.split(separator: ".")
    return path.count < 2 || owner == String(path[path.count - 2]) ? wrapper : nil
  }

  func wrapper(member name: String) -> ScanSettings.Wrapper? { members[name] }

  /// Whether the name is one of a function of the system.
  func isKnown(_ name: String) -> Bool { ObjectiveCLookup.functions[name] != nil }

  /// Whether the first argument of a message is a text that the others fill in.
  func isFormat(_ part: String) -> Bool { Self.formats.contains(part) }

  private static let formats: Set<String> = [
    "stringWithFormat", "localizedStringWithFormat", "initWithFormat", "appendFormat", "stringByAppendingFormat",
  ]
}
