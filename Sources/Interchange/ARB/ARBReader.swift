import ICU
import PositionedJSON
import SourceText

/// Reads an Application Resource Bundle: JSON whose values are ICU messages.
struct ARBReader {
  private let file: SourceFile
  private let number: Int

  init(_ file: SourceFile, _ number: Int) {
    self.file = file
    self.number = number
  }

  /// What `@key` says of a key.
  private struct Metadata {
    var description: String?
    var placeholders: [(name: String, type: String?)] = []
    let range: ByteRange
  }

  func read(into builder: inout CatalogBuilder) throws(InterchangeError) {
    let document = try parse()
    guard document.root.kind == .object else { throw InterchangeError("the file holds no object", in: file, at: 0) }
    let named = Self.nameAndLocale(of: file.baseName)
    let written = document.root["@@locale"]?.string
    let locale = try builder.language(written ?? named.locale, of: file)
    var metadata = readMetadata(document, &builder.log)
    for (key, range, value) in document.root.members where !key.hasPrefix("@") {
      let origin = MessageCatalog.Origin(file: number, offset: range.start)
      let own = metadata.removeValue(forKey: Array(key.utf8))
      guard let text = value.string else {
        builder.log.add("a value that is no text", key: key, locale: locale, at: origin)
        continue
      }
      let nodes: [ICUNode]
      do throws(ICUMessageParser.Failure) {
        nodes = try ICUMessageParser.parse(text)
      } catch {
        throw InterchangeError("'\(key)' is no ICU message: \(error.message)", in: file, at: value.range.start.index)
      }
      var maker = ICUMessageMaker(nodes, placeholders: own?.placeholders ?? [], range: value.range)
      let message = maker.message(nodes)
      for loss in maker.losses { builder.log.add(loss, key: key, locale: locale, at: origin) }
      let unit = MessageCatalog.Unit(message, comment: own?.description, origin: origin)
      builder.add(unit, key: key, table: named.name, locale: locale, format: .arb) {
        $0.comment = $0.comment ?? own?.description
      }
    }
    for (key, unused) in metadata.sorted(by: { $0.value.range.start < $1.value.range.start }) {
      let name = String(decoding: key, as: UTF8.self)
      builder.log.add(
        "metadata of a key that is not there", key: name, at: .init(file: number, offset: unused.range.start))
    }
  }

  private func parse() throws(InterchangeError) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONDocument(parsing: file.bytes)
    } catch {
      throw InterchangeError(error.message, in: file, at: error.offset.index)
    }
  }

  private func readMetadata(_ document: JSONDocument, _ log: inout LossLog) -> [[UInt8]: Metadata] {
    var found: [[UInt8]: Metadata] = [:]
    for (name, range, value) in document.root.members where name.hasPrefix("@") && name != "@@locale" {
      let origin = MessageCatalog.Origin(file: number, offset: range.start)
      guard !name.hasPrefix("@@") else {
        log.add("the field '\(name)'", at: origin)
        continue
      }
      let key = String(name.dropFirst())
      var metadata = Metadata(range: range)
      for (field, _, value) in value.members {
        switch field {
        case "description": metadata.description = value.string
        case "placeholders":
          for (placeholder, _, facts) in value.members {
            metadata.placeholders.append((placeholder, facts["type"]?.string))
            for (fact, _, _) in facts.members where fact != "type" {
              log.add("the field '\(fact)' of the placeholder '\(placeholder)'", key: key, at: origin)
            }
          }
        case "type" where value.string == "text": continue
        default: log.add("the field '\(field)'", key: key, at: origin)
        }
      }
      found[Array(key.utf8)] = metadata
    }
    return found
  }

  /// The table and the language of “app_pt_BR”.
  static func nameAndLocale(of name: String) -> (name: String, locale: String?) {
    var rest = name[...]
    while let underscore = rest.firstIndex(of: "_") {
      let tag = LanguageTag.hyphenated(String(name[name.index(after: underscore)...]))
      let language = tag.split(separator: "-").first ?? ""
      if (2...3).contains(language.utf8.count), LocaleIdentifier(tag)?.isKnownLanguage == true {
        return (String(name[..<underscore]), tag)
      }
      rest = name[name.index(after: underscore)...]
    }
    return (name, nil)
  }
}
