import PositionedJSON

/// A part of a large check that is done by itself, on whatever machine: one project, and how to check it.
package struct CheckUnit: Hashable, Sendable {
  /// An option of the call, with its values; none for one that takes none.
  package struct Option: Hashable, Sendable {
    package let name: String
    package let values: [String]

    package init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// Names the plan that it is of: the same for the same units.
  package let plan: String
  /// Its number in the plan, from 1 on.
  package let number: Int
  /// How many units the plan has.
  package let count: Int
  /// Where the project lies, from the folder that the plan was made in.
  package let path: String
  /// What stands before the paths of its files in a report on all units, as in “Shop/”; empty where it is alone.
  package let prefix: String
  /// The names of its tables, with the folders around those of the languages.
  package let tables: [String]
  /// The languages that the names of files tell.
  package let locales: [String]
  /// The size of all that is read.
  package let bytes: Int
  /// Tells whether a file has changed since the plan was made.
  package let hash: String
  package let options: [Option]

  package init(
    plan: String, number: Int, count: Int, path: String, prefix: String, tables: [String], locales: [String],
    bytes: Int, hash: String, options: [Option]
  ) {
    self.plan = plan
    self.number = number
    self.count = count
    self.path = path
    self.prefix = prefix
    self.tables = tables
    self.locales = locales
    self.bytes = bytes
    self.hash = hash
    self.options = options
  }
}

extension CheckUnit {
  /// Units that a plan may have.
  private static let most = 4_000_000

  /// A project of which nobody has made a plan.
  package static let whole = CheckUnit(
    plan: "", number: 1, count: 1, path: ".", prefix: "", tables: [], locales: [], bytes: 0, hash: "", options: [])

  /// The line of a plan, without its line feed.
  package var line: [UInt8] {
    var output = JSONWriter(.compact, .report)
    output.object { append(to: &$0) }
    return output.bytes
  }

  func append(to object: inout JSONWriter) {
    object.member("plan", plan)
    object.member("unit", number)
    object.member("units", count)
    object.member("path", path)
    object.member("prefix", prefix)
    object.member("tables", tables)
    object.member("locales", locales)
    object.member("bytes", bytes)
    object.member("hash", hash)
    object.object("options") { members in
      for option in options {
        members.key(escaping: option.name)
        members.array(option.values) { $0.string($1) }
      }
    }
  }

  /// - Parameter line: A line of a plan.
  /// - Returns: `nil` where a member is not there or not as it has to be.
  package init?(_ line: JSONValue) {
    guard let plan = line["plan"]?.string, let number = line["unit"]?.figure, let count = line["units"]?.figure,
      number > 0, number <= count, count <= Self.most, let path = line["path"]?.string,
      let prefix = line["prefix"]?.string,
      let bytes = line["bytes"]?.figure, let hash = line["hash"]?.string, let options = line["options"]
    else { return nil }
    self.init(
      plan: plan, number: number, count: count, path: path, prefix: prefix, tables: line.strings("tables"),
      locales: line.strings("locales"), bytes: bytes, hash: hash,
      options: options.members.map { Option(name: $0.key, values: $0.value.elements.compactMap(\.string)) })
  }
}

extension JSONValue {
  /// A whole number that can be added to as many as there are units; `nil` for anything else.
  var figure: Int? { integer.flatMap { $0.magnitude <= 1 << 40 ? $0 : nil } }

  /// A line or a column; `nil` for anything else.
  var ordinal: Int? { integer.flatMap { $0 > 0 && $0 <= Int32.max ? $0 : nil } }

  /// The texts of a list; none where it is not there.
  func strings(_ name: String) -> [String] { self[name]?.elements.compactMap(\.string) ?? [] }
}
