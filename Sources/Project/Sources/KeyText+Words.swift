import ICU
import SourceFacts
import StringTables

extension KeyText {
  /// Whether it says something that another language says otherwise: “OK”, a unit, an abbreviation, a single letter, a
  /// name, an address, a command or what a language is called in itself is none, nor is the target of a link.
  package var hasWords: Bool {
    let letters = Self.withoutTargets(KeySkeleton(ofKey: description).letters)
    let name = letters.hasSuffix("…") ? String(letters.dropLast()) : letters
    if letters.count == 1 || Self.isMarkedName(letters) || PlainAddress.isOne(letters) || Self.isName(name)
      || Self.isCommand(letters)
      || Self.isQuery(letters) || Self.isEnding(letters) || Self.isPath(letters) || Self.isFormat(letters)
      || Self.constants.contains(letters) || Self.isDevice(letters) || Self.isAuthorization(letters)
    {
      return false
    }
    // A word in capitals with low lines, as an error's, is a name; so is what stands before `=`.
    let words = letters.split(whereSeparator: \.isWhitespace).filter { word in
      !word.contains("=") && (!word.contains("_") || word.contains { $0.isLowercase })
        && !PlainAddress.isOne(String(word.drop { $0 == "*" })) && !word.hasPrefix("--")
    }
    // So is a run of letters and digits, as `x264`.
    let runs = words.joined(separator: " ").unicodeScalars.split { !Self.isOfRun($0) }
    let saysSomething = runs.contains { run in
      run.allSatisfy(\.isOfWord) && Self.isWord(String(String.UnicodeScalarView(run)))
    }
    return saysSomething && !(runs.count <= Self.mostNameWords && LanguageName.isOwn(letters))
  }

  /// Whether a key of a table is the one of this literal but for the percent signs, which Swift escapes beside values.
  package func isOfUnescaped(_ key: String) -> Bool {
    let (own, other) = (KeySkeleton(of: self), KeySkeleton(ofKey: key))
    return own.text != other.text && own.text.replacing("%%", with: "%") == other.text && own.isMet(by: other)
  }

  /// Without what stands in brackets behind those of a link: “[Help](https://l10n.dev)”.
  private static func withoutTargets(_ text: String) -> String {
    var text = text
    while let start = text.firstRange(of: "]("), let end = text[start.upperBound...].firstIndex(of: ")"),
      !text[start.upperBound..<end].contains(where: \.isWhitespace)
    {
      text.replaceSubrange(start.lowerBound...end, with: "]")
    }
    return text
  }

  /// Whether a text says which device is meant, with what there is in it: “iPhone 15 Pro Max | A17 Pro | 8GB”.
  private static func isDevice(_ text: String) -> Bool {
    let words = text.replacing(/\([^()]*\)/, with: "").split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1, let first = words.first, ServiceName.isSystem(String(first)) else { return false }
    return words.dropFirst().allSatisfy { word in
      ServiceName.isTier(word) || word.contains(where: \.isNumber) || !isWord(String(word))
    }
  }

  /// Whether a text is the header of a request that says who asks: “Bearer eyJhbGciOi…”.
  private static func isAuthorization(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "Bearer" || words[0] == "Basic" else { return false }
    return words[1].contains(where: \.isUppercase) && words[1].contains(where: \.isLowercase)
      && words[1].contains(where: \.isNumber)
  }

  /// As in “Português (Brasil)”.
  private static let mostNameWords = 3

  private static let fewestLetters = 4

  /// Whether a text is the name of a service, or one word as only names of things and code are written: “Reddit”,
  /// “GitHub”, “MainMenu”, “seed-translation-2”.
  private static func isName(_ text: String) -> Bool {
    if ServiceName.isOne(text) { return true }
    let scalars = Array(text.unicodeScalars.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    if scalars.allSatisfy(\.properties.isAlphabetic) {
      // As “FFmpeg” and “AVFoundation”, but not “PDFs”.
      let capitals = scalars.prefix { $0.properties.isUppercase }.count
      if capitals > 1, scalars.count >= capitals + fewestLetters { return true }
      return zip(scalars, scalars.dropFirst()).contains { $0.properties.isLowercase && $1.properties.isUppercase }
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isLowercase = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return parts.count > 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { isLowercase($0) || isDigit($0) } }
      && parts.contains { $0.contains(where: isDigit) }
  }

  /// Whether a text is a command of a shell with an option: “npx -y tidy setup --all”.
  private static func isCommand(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let isLowercase = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
    guard let first = words.first, first.utf8.allSatisfy({ isLowercase($0) || "0123456789-._/".utf8.contains($0) })
    else { return false }
    return words.dropFirst().contains { word in
      let name = word.drop { $0 == "-" }
      return name.count < word.count && name.utf8.first.map(isLowercase) ?? false
    }
  }

  /// Whether a text is the name of somebody's account, a command of a chat or a variable: “@jane”, “!help”, “{name}”.
  private static func isMarkedName(_ text: String) -> Bool {
    guard let first = text.first, !text.contains(where: \.isWhitespace) else { return false }
    return first == "@" || first == "!" || first == "{" && text.last == "}"
  }

  /// Whether a text is a query of a database: “SELECT * FROM messages”.
  private static func isQuery(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 2 else { return false }
    switch words[0] {
    case "SELECT": return words.contains("FROM")
    case "INSERT": return words[1] == "INTO" || words[1] == "OR"
    case "DELETE": return words[1] == "FROM"
    case "UPDATE": return words.contains("SET")
    case "CREATE", "DROP", "ALTER": return ["TABLE", "INDEX", "VIEW", "TRIGGER", "UNIQUE"].contains(words[1])
    default: return false
    }
  }

  /// Whether a text is the end of the name of a file or host: “.mao”.
  private static func isEnding(_ text: String) -> Bool {
    text.count > 1 && text.first == "." && text.dropFirst().utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// What programs call values in all languages.
  private static let constants: Set<String> = ["true", "false", "null", "undefined"]

  /// Whether a text is the place of a file: “/usr/local/bin”, “~/.config/”.
  private static func isPath(_ text: String) -> Bool {
    (text.hasPrefix("/") || text.hasPrefix("~/")) && text.count > 2 && !text.contains(where: \.isWhitespace)
  }

  /// Whether a text is the name of a format with the ending of its files: “WebP (.webp)”.
  private static func isFormat(_ text: String) -> Bool {
    guard text.hasSuffix(")"), let open = text.firstRange(of: " (") else { return false }
    let words = text[..<open.lowerBound].split(separator: " ")
    return isEnding(String(text[open.upperBound...].dropLast())) && words.count < 3
      && words.allSatisfy { $0.count(where: \.isUppercase) > 1 }
  }

  private static func isOfRun(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isWord(_ run: String) -> Bool {
    // What is no Latin has words of one letter.
    guard run.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { return true }
    // “YYYY/MM/dd” is the pattern of a date.
    if run.count > 1, Set(run).count == 1 { return false }
    // “PQRS”, “WXYZ” and “sk” have no vowel; “by” and “cwm” have one.
    let hasVowel = run.uppercased().contains { "AEIOUÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜ".contains($0) }
    let isAbbreviation =
      run.allSatisfy(\.isUppercase)
      ? run.count <= 3 || !hasVowel : run.count <= 3 && !hasVowel && !run.contains { "yw".contains($0) }
    return run.count > 1 && !isAbbreviation && !UnitName.isOne(run) && !ServiceName.isSystem(run)
  }
}
