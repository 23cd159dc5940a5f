import DesignTokens
import SourceText
import Strings

/// Which slot the text of a key stands in: what the comment of the key says, else the first binding of the
/// configuration that matches.
public struct KeyBindings: Sendable {
  /// A comment that names a slot which the design system does not have.
  public struct Problem: Sendable {
    public let group: Int
    public let entry: Table.Entry
    public let message: String
  }

  /// What a key is bound to.
  public struct Match: Hashable, Sendable {
    /// The number of a binding.
    public let binding: Int
    /// What the comment of the key says to measure it with.
    public let samples: SampleArguments
  }

  /// Those of the configuration in their order, then those of comments.
  public private(set) var bindings: [Binding]
  /// By the number of a binding.
  public private(set) var slots: [BoundSlot] = []
  public private(set) var problems: [Problem] = []
  /// By the number of a table group and a key of its development language.
  private var matches: [[String: Match]] = []
  private let configured: Int

  /// Reads the bindings of a project and the comments of its development language.
  ///
  /// - Parameter configurationPath: The name of the configuration file in messages.
  /// - Throws: ``ConfigurationError`` for a binding of the configuration that names an unknown component, slot, axis
  ///   or value.
  /// - Complexity: O(*n*) in the keys and bindings.
  public init(of project: Project, configurationPath: String?) throws(ConfigurationError) {
    bindings = project.configuration.bindings
    configured = bindings.count
    for binding in bindings {
      slots.append(try BoundSlot(binding, in: project.designSystem, path: configurationPath))
    }
    var numbers: [CommentAnnotation.Slot: Int] = [:]
    for (number, group) in project.groups.enumerated() {
      var found: [String: Match] = [:]
      for entry in group.sourceEntries {
        let annotation = entry.comment.flatMap { Self.mayAnnotate($0) ? CommentAnnotation($0) : nil }
        let match = annotation?.slot.flatMap {
          binding(to: $0, of: entry, group: number, in: project.designSystem, &numbers)
        }
        guard let binding = match ?? configuredNumber(forKey: entry.key.string, table: group.name) else { continue }
        found[entry.key.string] = Match(binding: binding, samples: annotation?.samples ?? SampleArguments())
      }
      matches.append(found)
    }
  }

  /// What a key of a table group is bound to; `nil` for a key that nothing binds.
  public func match(ofKey key: String, group: Int, table: String) -> Match? {
    if let known = matches[group][key] { return known }
    return configuredNumber(forKey: key, table: table).map { Match(binding: $0, samples: SampleArguments()) }
  }

  /// Keys of the development language of a table group that are bound.
  public func boundKeyCount(ofGroup group: Int) -> Int { matches[group].count }

  private func configuredNumber(forKey key: String, table: String) -> Int? {
    bindings[..<configured].firstIndex { $0.holds(forKey: key, table: table) }
  }

  private mutating func binding(
    to slot: CommentAnnotation.Slot, of entry: Table.Entry, group: Int, in system: DesignSystem,
    _ numbers: inout [CommentAnnotation.Slot: Int]
  ) -> Int? {
    if let known = numbers[slot] { return known }
    let binding = Binding(
      keys: WildcardPattern(entry.key.string), component: slot.component, slot: slot.slot, axes: slot.axes,
      origin: .comment)
    do {
      slots.append(try BoundSlot(binding, in: system, path: nil))
    } catch {
      // Whatever is far from every name is the translator's, like the name of an account.
      let isMeant =
        system.component(named: slot.component) != nil
        || NearestName.of(slot.component, in: system.components.map(\.name)) != nil
      if isMeant { problems.append(Problem(group: group, entry: entry, message: "\(error)")) }
      return nil
    }
    bindings.append(binding)
    numbers[slot] = bindings.count - 1
    return bindings.count - 1
  }

  private static func mayAnnotate(_ comment: String) -> Bool {
    comment.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") }
  }
}
