import DesignTokens
import ProjectTables
import SourceText
import StringTables

/// Which slots the text of a key stands in, and how long it may be.
///
/// The comment of the key says so, else a binding of the configuration for this very key, else the calls of components
/// in the code, else the first pattern of the configuration that matches.
package struct KeyBindings: Sendable {
  /// An annotation in a comment that cannot be followed.
  package struct Problem: Sendable {
    package let group: Int
    package let entry: Table.Entry
    package let message: String
    /// Whether a limit cannot be read, and not a slot found.
    package let isAboutLimit: Bool
  }

  /// What a key is bound to.
  package struct Match: Hashable, Sendable {
    /// The number of a binding.
    package let binding: Int
    /// What the comment of the key says to measure it with.
    package let samples: SampleArguments
    /// The call in the code that says so; `nil` for what something else says.
    package var call: CodeBindings.SlotCall?

    init(binding: Int, samples: SampleArguments, call: CodeBindings.SlotCall? = nil) {
      self.binding = binding
      self.samples = samples
      self.call = call
    }
  }

  /// Those of the configuration in their order, then those of comments.
  package private(set) var bindings: [Binding]
  /// By the number of a binding, how its texts are set in the first theme and in those that set them otherwise.
  package private(set) var fonts: [[ThemedFont]] = []
  package private(set) var limits = KeyLimits()
  package private(set) var problems: [Problem] = []
  /// By the number of a table group, the keys of its development language that their comments bind or give samples.
  private var commented: [[String: Match]] = []
  /// By key, what the code says.
  private var coded: [KeyPlace: [Match]] = [:]
  /// By the number of a table group, the samples of keys that have no slot and a limit.
  private var limitedSamples: [[String: SampleArguments]] = []
  /// By the number of a table group, keys of its development language with a slot or a limit.
  private var boundKeyCounts: [Int] = []
  private let configured: Int
  /// By who states them, the bindings that are not the configuration's.
  private var numbers: [Binding.Origin: [ComponentSlot: Int]] = [:]

  /// Reads the bindings of a project and the comments of its development language.
  ///
  /// - Parameter configurationPath: The name of the configuration file in messages.
  /// - Throws: ``ConfigurationError`` for a binding of the configuration that names an unknown component, slot, axis
  ///   or value, in any theme.
  /// - Complexity: O(*n*) in the keys and bindings, and for several themes in the boxes of bound components.
  package init(of project: Project, configurationPath: String?) throws(ConfigurationError) {
    bindings = project.configuration.bindings
    configured = bindings.count
    for binding in bindings {
      fonts.append(try ThemedFont.all(of: binding, in: project.themes, path: configurationPath))
    }
    addCode(of: project)
    var commentedLimits: [[String: [TextLimit]]] = []
    for (number, group) in project.groups.enumerated() {
      var found: [String: Match] = [:]
      var limits: [String: [TextLimit]] = [:]
      var samples: [String: SampleArguments] = [:]
      var count = 0
      let entries = group.sourceEntries
      let annotated = entries.table.annotated
      var nextAnnotated = annotated[...]
      // Most keys have no annotation, and many projects no bindings.
      for index in configured == 0 && coded.isEmpty ? annotated : Array(entries.indices) {
        let entry = entries[index]
        var annotation: CommentAnnotation?
        if nextAnnotated.first == index {
          annotation = entry.comment.map { CommentAnnotation($0) }
          nextAnnotated.removeFirst()
        }
        let key = entry.key.string
        if let annotation, !annotation.limits.isEmpty { limits[key] = annotation.limits }
        for text in annotation?.unreadLimits ?? [] {
          problems.append(
            Problem(
              group: number, entry: entry,
              message: "'\(text)' is no limit: write '@limit(20 characters)', with bytes or points for characters",
              isAboutLimit: true))
        }
        let match = annotation?.slot.flatMap {
          binding(to: $0, of: entry, group: number, in: project)
        }
        let given = annotation?.samples ?? SampleArguments()
        let stated = match == nil ? stated(KeyPlace(group: number, key: key), table: group.name) : nil
        guard let binding = match ?? stated?.binding else {
          if !given.values.isEmpty { samples[key] = given }
          continue
        }
        count += 1
        // What the patterns say of all other keys is found again as fast as it was.
        if match != nil || !given.values.isEmpty {
          found[key] = Match(binding: binding, samples: given, call: stated?.call)
        }
      }
      commented.append(found)
      boundKeyCounts.append(count)
      commentedLimits.append(limits)
      limitedSamples.append(samples)
    }
    limits = KeyLimits(of: project, comments: commentedLimits)
    if !limits.isEmpty { countLimitedKeys(of: project) }
  }

  private mutating func countLimitedKeys(of project: Project) {
    for (number, group) in project.groups.enumerated() {
      boundKeyCounts[number] +=
        group.sourceEntries.count {
          match(ofKey: $0.key.string, group: number, table: group.name) == nil
            && !limits.limits(of: $0, group: number, table: group.name).isEmpty
        }
    }
  }

  /// What the comment of a key without a slot says to measure it with.
  package func samples(ofKey key: String, group: Int) -> SampleArguments {
    limitedSamples[group][key] ?? SampleArguments()
  }

  /// What a key of a table group is bound to; `nil` for a key that nothing binds.
  ///
  /// - Complexity: O(*n*) in the bindings of the configuration.
  package func match(ofKey key: String, group: Int, table: String) -> Match? {
    commented[group][key] ?? stated(KeyPlace(group: group, key: key), table: table)
  }

  /// The slots that a key stands in beside that of its match: where the code names several.
  package func furtherMatches(ofKey key: String, group: Int, beside match: Match) -> [Match] {
    guard match.call != nil, let all = coded[KeyPlace(group: group, key: key)] else { return [] }
    return all.dropFirst().map { Match(binding: $0.binding, samples: match.samples, call: $0.call) }
  }

  /// What the configuration and the code say of a key: of several slots the first.
  private func stated(_ key: KeyPlace, table: String) -> Match? {
    let configured = configuredNumber(forKey: key.key, table: table)
    if let found = coded.isEmpty ? nil : coded[key]?.first,
      configured.map({ bindings[$0].keys.text != key.key }) ?? true
    {
      return found
    }
    return configured.map { Match(binding: $0, samples: SampleArguments()) }
  }

  /// Adds a binding for each slot that calls in the code put a key into.
  private mutating func addCode(of project: Project) {
    guard let index = project.sourceIndex else { return }
    let code = CodeBindings(index, system: project.designSystem, settings: project.configuration.sources)
    for (key, places) in code.places.sorted(by: { ($0.key.group, $0.key.key) < ($1.key.group, $1.key.key) }) {
      coded[key] = places.compactMap { place in
        // A slot that some theme does not have is not the reader's to mend.
        let number = try? number(of: place.slot, .code, keys: "*", in: project.themes)
        return number.map { Match(binding: $0, samples: SampleArguments(), call: place) }
      }
      if coded[key]?.isEmpty ?? true { coded[key] = nil }
    }
  }

  /// The number of the binding of comments or code to a slot, which is made where there is none yet.
  ///
  /// - Throws: What some theme does not have.
  private mutating func number(
    of slot: ComponentSlot, _ origin: Binding.Origin, keys: String, in themes: [Theme]
  ) throws(ConfigurationError) -> Int {
    if let known = numbers[origin]?[slot] { return known }
    let binding = Binding(
      keys: WildcardPattern(keys), component: slot.component, slot: slot.slot, axes: slot.axes, origin: origin)
    fonts.append(try ThemedFont.all(of: binding, in: themes, path: nil))
    bindings.append(binding)
    numbers[origin, default: [:]][slot] = bindings.count - 1
    return bindings.count - 1
  }

  /// Keys of the development language of a table group that have a slot or a limit.
  package func boundKeyCount(ofGroup group: Int) -> Int { boundKeyCounts[group] }

  private func configuredNumber(forKey key: String, table: String) -> Int? {
    bindings[..<configured].firstIndex { $0.holds(forKey: key, table: table) }
  }

  private mutating func binding(
    to slot: ComponentSlot, of entry: Table.Entry, group: Int, in project: Project
  ) -> Int? {
    do {
      return try number(of: slot, .comment, keys: entry.key.string, in: project.themes)
    } catch {
      // Whatever is far from every name is the translator's, like the name of an account.
      let system = project.designSystem
      let isMeant =
        system.component(named: slot.component) != nil
        || NearestName.of(slot.component, in: system.componentNames) != nil
      if isMeant { problems.append(Problem(group: group, entry: entry, message: "\(error)", isAboutLimit: false)) }
      return nil
    }
  }
}

extension Table {
  /// The numbers of the entries whose comment may say something to this program, which takes an `@` or a `%`.
  fileprivate var annotated: [Int] {
    // Either may be written by an escape or an entity.
    let (at, percent, backslash, ampersand) = (
      UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "&")
    )
    return numbers(ofEntriesWhereComment: { comment in
      comment.firstIndex(from: 0) { word in
        word.hits(of: at) | word.hits(of: percent) | word.hits(of: backslash) | word.hits(of: ampersand)
      } single: {
        $0 == at || $0 == percent || $0 == backslash || $0 == ampersand
      } < comment.count
    })
  }
}
