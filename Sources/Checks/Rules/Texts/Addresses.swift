import ICU

/// The web and e-mail addresses of a text.
enum Addresses {
  struct Address {
    let text: String
    /// UTF-8 offsets.
    let range: Range<Int>
    /// Whether readers do not see it: the target of a link, an attribute of a tag.
    var isHidden = false

    /// Whether two addresses lead to the same place, the names of languages in them, the scheme and `www.` apart, or to
    /// that of another country: `delta.чат`.
    func isSame(as other: Address, _ languages: Set<String>) -> Bool {
      if text == other.text || isSample && other.isSample { return true }
      let (own, others) = (parts(languages), other.parts(languages))
      let isOfCountry = [own.host.last, others.host.last].contains {
        $0.map { $0.count == 2 || !$0.utf8.allSatisfy { $0 < 0x80 } } ?? false
      }
      let isSameHost =
        own.host == others.host
        || isOfCountry && own.host.count > 1 && own.host.dropLast() == others.host.dropLast()
      return isSameHost && own.hasPath == others.hasPath
    }

    /// Whether the hosts of two addresses differ in their last part alone, and that of neither is a country's:
    /// `l10n.dve` for `l10n.dev`.
    func hasOtherEnding(than other: Address, _ languages: Set<String>) -> Bool {
      let (own, others) = (parts(languages).host, other.parts(languages).host)
      return own.count > 1 && own != others && own.dropLast() == others.dropLast() && !isSame(as: other, languages)
    }

    /// Whether a text is the address and nothing else.
    func isAll(of text: String) -> Bool { range.count == text.utf8.count }

    /// Whether the address is made up, as in `name@example.com`: what it is made of is translated.
    var isSample: Bool {
      let names: Set<Substring> = [
        "example", "email", "domain", "mail", "test", "company", "myhouse", "mydomain", "yourdomain", "myserver",
        "yourserver",
      ]
      let parts = text.lowercased().split { $0 == "." || $0 == "@" || $0 == "/" }
      return parts.contains(where: names.contains) || isOfAnyone
    }

    /// Whether it is the mail of whoever reads, as in `name@l10n.dev`.
    private var isOfAnyone: Bool {
      let names: Set<String> = ["name", "user", "username", "you", "yourname", "your.name", "someone"]
      return text.firstIndex(of: "@").map { names.contains(text[..<$0].lowercased()) } ?? false
    }

    /// Whether the words before the address say that it stands for others: “e.g. https://cloud.myhouse.com”.
    func isExample(in text: String) -> Bool { Addresses.isExample(at: range.lowerBound, in: text) }

    /// As it is written; `nil` where no scheme says that there is one.
    var host: String? {
      let (host, _, hasScheme) = Self.split(text)
      return hasScheme ? String(host) : nil
    }

    /// The host as it is written, and what stands behind it.
    private static func split(_ text: String) -> (host: Substring, path: Substring, hasScheme: Bool) {
      let scheme = text.utf8.firstRange(of: "://".utf8)
      let rest = scheme.map { text[$0.upperBound...] } ?? (text.hasPrefix("mailto:") ? text.dropFirst(7) : text[...])
      let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
      return (rest[..<end], rest[end...], scheme != nil)
    }

    /// The host without `www` and the names of languages, and whether something stands behind it.
    private func parts(_ languages: Set<String>) -> (host: [Substring], hasPath: Bool) {
      let (host, path, _) = Self.split(text.lowercased())
      let names = host.split { $0 == "." || $0 == "@" }.filter { $0 != "www" && !languages.contains(String($0)) }
      return (names, path.contains { $0 != "/" })
    }
  }

  /// In the order of the text: what stands in the words, the targets of Markdown links, and what tags lead to or show;
  /// of a text that is full of them the first.
  static func of(_ string: String) -> [Address] {
    let text = TokenizedText(string)
    var addresses: [Address] = []
    for token in text.tokens where addresses.count < mostInOneText {
      switch token.kind {
      case .verbatim where !text.text(token).hasPrefix("`") && !isHandle(token.range, in: text):
        addresses.append(Address(text: text.text(token), range: token.range))
      case .markup where text.text(token).hasPrefix("]("):
        linkTarget(token.range, in: text).map { addresses.append($0) }
      case .markup where text.utf8[token.range.lowerBound] == UInt8(ascii: "<"):
        for attribute in TagAttribute.all(in: token.range, of: text.utf8) where attribute.isAddress {
          addresses.append(Address(text: attribute.value, range: attribute.range, isHidden: true))
        }
      default: continue
      }
    }
    return addresses
  }

  /// Whether the words before a UTF-8 offset say that an example follows.
  static func isExample(at offset: Int, in text: String) -> Bool {
    let words = text.utf8.prefix(offset).suffix(30)
    let start = String(decoding: words, as: UTF8.self).lowercased().filter { $0.isLetter || $0 == " " }
    let last = start.split(separator: " ").suffix(2).joined(separator: " ")
    return ["eg", "example", "ex", "like", "such as"].contains { last == $0 || last.hasSuffix(" " + $0) }
  }

  private static let mostInOneText = 100

  private static func linkTarget(_ token: Range<Int>, in text: TokenizedText) -> Address? {
    let range = token.lowerBound + 2..<token.upperBound - 1
    let target = text.text(range)
    return target.contains("://") || target.contains("@") ? Address(text: target, range: range, isHidden: true) : nil
  }

  /// `@user@host.social`: an account, whose name may be made up, and no mailbox.
  private static func isHandle(_ token: Range<Int>, in text: TokenizedText) -> Bool {
    token.lowerBound > 0 && text.utf8[token.lowerBound - 1] == UInt8(ascii: "@")
  }

  /// What addresses call a language: its subtags, and the words of its tag.
  static func languageNames(_ locale: String) -> [String] {
    guard let identifier = LocaleIdentifier(locale) else { return [locale.lowercased()] }
    let full = identifier.maximized
    return [full.language, full.region, full.script].compactMap { $0?.lowercased() } + ["intl"]
  }
}
