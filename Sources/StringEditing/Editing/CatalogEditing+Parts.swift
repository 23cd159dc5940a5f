import SourceText
import StringFormats

extension CatalogEditing {
  func removeEntry(key: ByteRange, heir: ByteRange) throws(EditError) -> [Splice] {
    throw .unsupported("which of two equal keys of a catalog holds depends on its reader")
  }

  func removeCase(selector: ByteRange) throws(EditError) -> [Splice] {
    var object = strings
    while true {
      let members = json.memberList(of: object)
      if let found = members.first(where: { json.range(of: $0.key) == selector }) {
        guard members.count > 1 else { throw .unsupported("the only form of a plural stays") }
        return removing([found], from: object)
      }
      let holder = members.first {
        let range = json.range(of: $0.value)
        return range.start <= selector.start && selector.end <= range.end
      }
      guard let holder, json.isObject(holder.value) else { throw .unreadable }
      object = holder.value
    }
  }
}
