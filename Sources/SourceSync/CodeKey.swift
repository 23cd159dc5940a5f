import StringEditing
import StringFormats

/// What all places in code together say of a key.
struct CodeKey {
  let key: String
  /// Of the first place.
  let place: String
  /// Each once, in the order of the places.
  private(set) var comments: [String] = []
  private(set) var defaultValue: String?
  private var valuePlace = ""
  /// Another text than ``defaultValue``, with its place.
  private var rival: (text: String, place: String)?

  private init(_ found: FoundKey) {
    key = found.key
    place = found.place
  }

  /// The keys, each once, in the order of their first places.
  ///
  /// - Complexity: O(*n*).
  static func merged(_ found: [FoundKey]) -> [CodeKey] {
    var keys: [CodeKey] = []
    var numbers: [KeyBytes: Int] = [:]
    for place in found {
      let bytes = KeyBytes(place.key)
      let number = numbers[bytes] ?? keys.count
      if number == keys.count { keys.append(CodeKey(place)) }
      numbers[bytes] = number
      keys[number].add(place)
    }
    return keys
  }

  private mutating func add(_ found: FoundKey) {
    if let comment = found.comment, !comment.isEmpty, !comments.contains(where: { $0.isSame(as: comment) }) {
      comments.append(comment)
    }
    // A text that is the key says nothing: Xcode gives such an entry none (rxhanson/Rectangle, “Ninths”).
    guard let text = found.defaultValue, !text.isEmpty, !text.isSame(as: key) else { return }
    if defaultValue == nil {
      (defaultValue, valuePlace) = (text, found.place)
    } else if rival == nil, let defaultValue, !defaultValue.isSame(as: text) {
      rival = (text, found.place)
    }
  }

  /// The text that a tool writes for the source language; `nil` where that is the key itself.
  var text: String? {
    let text = PositionalArguments.numbered(defaultValue ?? key)
    return defaultValue == nil && text.isSame(as: key) ? nil : text
  }

  /// What a person should know of two texts for one key.
  var rivalry: String? {
    guard let defaultValue, let rival else { return nil }
    return "'\(key)' has two texts in code, '\(defaultValue)' (\(valuePlace)) and '\(rival.text)' (\(rival.place)): "
      + "the first is taken"
  }

  /// Whether the text is the one of the code, its arguments with or without numbers.
  func says(_ text: String) -> Bool {
    guard let defaultValue else { return false }
    return text.isSame(as: defaultValue) || text.isSame(as: PositionalArguments.numbered(defaultValue))
  }

  /// What a person should know of a text that holds against the code's.
  func difference(from text: String) -> String? {
    guard let defaultValue, !says(text) else { return nil }
    return "'\(key)' is '\(text)' in the catalog and '\(defaultValue)' in code (\(valuePlace)): "
      + "the catalog's was edited and is kept"
  }
}
