import Placeholders
import StringTables

/// What a comment calls the arguments of its text: “%1$@ is the name of the recording, %2$lld the number of attempts”.
///
/// Only what reads like a definition is taken: a specifier, “the second argument” or “(2: …)”, then “is”, “=” or a
/// colon, then a noun with an article, behind a sign, or one that arguments often are. `recordingName` and `attempts`
/// come of the above.
struct CommentNames {
  private var names: [Int: String] = [:]
  private let count: Int

  /// - Parameter count: How many arguments the text has.
  /// - Complexity: O(*n*) in the length of the comment.
  init(_ comment: String, count: Int) {
    self.count = count
    guard count > 0, !comment.isEmpty, comment.utf8.count <= 2_000 else { return }
    let comment = comment.replacing("place holder", with: "placeholder")
    readSpecifiers(of: comment)
    readNumberedList(of: comment)
    let words = CommentWord.all(of: comment)
    readOrdinals(of: words)
    if count == 1 { readOnlyArgument(of: words) }
    readPattern(of: comment)
  }

  func name(at position: Int) -> String? { names[position] }

  private mutating func add(_ name: String?, at position: Int) {
    if let name, position <= count, names[position] == nil { names[position] = name }
  }

  private mutating func readSpecifiers(of comment: String) {
    let bytes = Array(comment.utf8)
    let specifiers = FormatScanner.specifiers(in: comment).filter { !$0.readsLikeProse && $0.kind != .percent }
    var next = 1
    var link = CommentDefinition.Link.none
    for (index, specifier) in specifiers.enumerated() {
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      let end = index + 1 < specifiers.count ? specifiers[index + 1].range.lowerBound : bytes.count
      let words = CommentWord.all(of: String(decoding: bytes[specifier.range.upperBound..<end], as: UTF8.self))
      add(CommentDefinition.name(in: words[...], &link), at: position)
    }
  }

  /// “(1: app name)(2: last updated time)”
  private mutating func readNumberedList(of comment: String) {
    for part in comment.split(separator: "(").dropFirst(comment.hasPrefix("(") ? 0 : 1) {
      guard let colon = part.firstIndex(of: ":"), let position = Int(part[..<colon]), position > 0,
        let end = part.firstIndex(of: ")"), colon < end
      else { continue }
      let words = CommentWord.all(of: String(part[part.index(after: colon)..<end]))
      var link = CommentDefinition.Link.sign
      add(CommentDefinition.name(in: words[...], &link), at: position)
    }
  }

  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]
  private static let arguments: Set<String> = [
    "arg", "argument", "param", "parameter", "placeholder", "string", "value", "variable",
  ]

  /// “The first argument is a cue, the second is the folder”, “arg 1 is the file”.
  private mutating func readOrdinals(of words: [CommentWord]) {
    var isOfArguments = false
    for index in words.indices.dropLast() {
      let (word, next) = (words[index].lowercased, words[index + 1].lowercased)
      var link = CommentDefinition.Link.none
      if let ordinal = Self.ordinals.firstIndex(of: word) {
        if Self.arguments.contains(next) {
          isOfArguments = true
          add(CommentDefinition.name(in: words[(index + 2)...], &link), at: ordinal + 1)
        } else if isOfArguments {
          add(CommentDefinition.name(in: words[(index + 1)...], &link), at: ordinal + 1)
        }
      } else if Self.arguments.contains(word), let position = Int(next), 1...9 ~= position {
        add(CommentDefinition.name(in: words[(index + 2)...], &link), at: position)
      }
    }
  }

  /// “The argument is the user's email address”, “… where the parameter is expiration date”.
  private mutating func readOnlyArgument(of words: [CommentWord]) {
    let names = words.indices.compactMap { index -> String? in
      let word = words[index].lowercased
      let before = index > 0 ? words[index - 1].lowercased : ""
      guard Self.arguments.contains(word), word != "value", word != "string" || before == "replacement",
        !Self.ordinals.contains(before)
      else { return nil }
      var link = CommentDefinition.Link.none
      return CommentDefinition.name(in: words[(index + 1)...], &link)
    }
    if names.count == 1 { add(names[0], at: 1) }
  }

  /// “Format: <Title>, <Count> items”
  private mutating func readPattern(of comment: String) {
    guard comment.lowercased().contains("format") else { return }
    let found = comment.split(separator: "<").dropFirst(comment.hasPrefix("<") ? 0 : 1).compactMap { part in
      part.firstIndex(of: ">").map { String(part[..<$0]) }
    }
    guard found.count == count, Set(found).count == count,
      found.allSatisfy({ $0.count <= 24 && $0.allSatisfy { $0.isASCII && $0.isLetter || $0 == " " } })
    else { return }
    for (index, name) in found.enumerated() { add(name, at: index + 1) }
  }
}
