import Foundation
import StringEditing
import StringFormats

/// What a file says, without its bytes: the plain twin of a merge.
indirect enum MergeModel: Equatable {
  case leaf(String)
  case members([String: MergeModel])

  var members: [String: MergeModel] {
    if case .members(let members) = self { members } else { [:] }
  }

  /// The merge of what three files say; where both sides have changed a value, that of ours.
  static func merged(
    _ base: MergeModel?, _ ours: MergeModel?, _ theirs: MergeModel?, conflicts: inout Int
  ) -> MergeModel? {
    if ours == theirs || base == theirs { return ours }
    if base == ours { return theirs }
    if case .members(let own)? = ours, case .members(let other)? = theirs {
      let old = base?.members ?? [:]
      var result: [String: MergeModel] = [:]
      for key in Set(own.keys).union(other.keys) {
        result[key] = merged(old[key], own[key], other[key], conflicts: &conflicts)
      }
      return .members(result)
    }
    conflicts += 1
    return ours
  }
}

/// A format that models are written in and read from, by Foundation where it can.
enum MergeFormat: CaseIterable {
  case catalog, stringsdict, table

  var format: StringFormat {
    switch self {
    case .catalog: .xcstrings
    case .stringsdict: .stringsdict
    case .table: .strings
    }
  }

  func text(of model: MergeModel) -> [UInt8] {
    switch self {
    case .catalog: Array((json(model, "") + "\n").utf8)
    case .stringsdict:
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(dictionary(model, ""))
        </plist>\n
        """.utf8)
    case .table:
      Array(
        Self.sorted(model.members).map { key, entry in
          let comment = Self.leaf(entry.members["comment"]).map { "/* \($0) */\n" } ?? ""
          return comment + "\"\(key)\" = \"\(Self.leaf(entry.members["value"]) ?? "")\";\n\n"
        }.joined().utf8)
    }
  }

  func model(of text: [UInt8]) throws -> MergeModel {
    switch self {
    case .catalog: return try Self.model(JSONSerialization.jsonObject(with: Data(text)))
    case .stringsdict:
      return try Self.model(PropertyListSerialization.propertyList(from: Data(text), format: nil))
    case .table:
      let document = StringDocument(parsing: text, format: .strings)
      guard document.problems.isEmpty else { throw EditError.unreadable }
      return .members(
        Dictionary(
          uniqueKeysWithValues: document.entries.map { entry in
            var members: [String: MergeModel] = [:]
            if case .text(let value) = entry.value { members["value"] = .leaf(document.text(value)) }
            members["comment"] = entry.comment.map { .leaf(document.text($0)) }
            return (document.text(entry.key), .members(members))
          }))
    }
  }

  private static func model(_ value: Any) throws -> MergeModel {
    if let text = value as? String { return .leaf(text) }
    guard let members = value as? [String: Any] else { throw EditError.unreadable }
    return .members(try members.mapValues(model))
  }

  private static func leaf(_ model: MergeModel?) -> String? {
    if case .leaf(let text) = model { text } else { nil }
  }

  private static func sorted(_ members: [String: MergeModel]) -> [(String, MergeModel)] {
    members.sorted { KeyOrder.xcode.areInOrder($0.key, $1.key) }
  }

  private func json(_ model: MergeModel, _ indentation: String) -> String {
    switch model {
    case .leaf(let text): "\"\(text)\""
    case .members(let members) where members.isEmpty: "{\n\n\(indentation)}"
    case .members(let members):
      "{\n"
        + Self.sorted(members).map { "\(indentation)  \"\($0)\" : \(json($1, indentation + "  "))" }
        .joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  private func dictionary(_ model: MergeModel, _ indentation: String) -> String {
    switch model {
    case .leaf(let text): "\(indentation)<string>\(text)</string>"
    case .members(let members) where members.isEmpty: "\(indentation)<dict/>"
    case .members(let members):
      "\(indentation)<dict>\n"
        + Self.sorted(members).map { "\(indentation)\t<key>\($0)</key>\n\(dictionary($1, indentation + "\t"))\n" }
        .joined() + "\(indentation)</dict>"
    }
  }
}
