import DesignTokens
import SourceFacts
import SourceText

/// One run over a view: what was decided where the code alone does not, and what is not known.
final class Evaluation {
  /// Steps of one run; each expression is one, and so is what is copied or looked through for one.
  static let stepLimit = 200_000
  /// Steps and boxes of all runs over a view after which no other begins: twice those of the largest of 20 projects.
  static let viewStepLimit = 1_000_000
  /// Boxes that a layout makes of a view in one state; those projects have 6,400.
  static let boxLimit = 50_000
  /// Elements of a list that the code writes out, as all icons of a font; of a longer one the type is known.
  static let elementLimit = 1_000
  /// Calls and views inside of one another.
  static let depthLimit = 120

  struct Decision {
    let key: String
    /// What is decided on; `nil` where the choices say it.
    let subject: String?
    let choices: [String]
    let choice: Int

    /// A choice in words, as in “isEditing: false”.
    func words(of choice: Int) -> String { subject.map { "\($0): \(choices[choice])" } ?? choices[choice] }
  }

  /// Which case a value is, and which it is not.
  struct KnownCase {
    var name: String?
    var others: Set<String> = []
  }

  /// A choice at a place that asks for it.
  struct Question: Hashable {
    let place: CodePlace
    let key: String
  }

  let module: CodeModule
  let pictures: PictureSizes
  /// The reader's text size, and pixels per point.
  let size: DynamicTypeSize
  let scale: Double
  /// What is taken for each choice that is not left to its first.
  private let forced: [String: Int]
  /// Whether values are as the app begins, those that it loads later too.
  private let isAtLaunch: Bool
  /// Whether something is otherwise at launch than first.
  private(set) var hasLaunch = false
  private(set) var decisions: [Decision] = []
  /// Each choice at each place that asks for it, with what was taken.
  private(set) var questions: [(question: Question, decision: Decision)] = []
  private var asked: Set<Question> = []
  private var taken: [String: Int] = [:]
  /// What the cases of values are taken to be, by the words for the values.
  var cases: [String: KnownCase] = [:]
  /// What numbers are taken to be, by the words for them.
  var numbers: [String: KnownNumber] = [:]
  /// By their keys, the conditions that are handed on, with where they stand.
  private(set) var conditions: [String: (expression: SwiftExpression, scope: CodeScope)] = [:]
  /// The keys of choices on whether lists are empty whose elements have been read.
  private var filled: Set<String> = []
  private(set) var texts: Set<CodePlace> = []
  /// The paths of the project's views that it shows.
  private(set) var shown: Set<String> = []
  /// What those find around them where they are shown first.
  private(set) var surroundings: [String: ViewSurroundings] = [:]
  /// The paths of the project's views that stand where the system decides how they look: in menus and bars.
  private(set) var concealed: Set<String> = []
  private var isConcealing = false
  /// Where calls stand whose menus and bars have been read; `nil` where none need be.
  private(set) var bars: Set<CodePlace>?
  /// Whether something was asked of the text size or the screen.
  private(set) var followsSize = false
  private(set) var steps = 0
  private var depth = 0
  private var running: Set<CodePlace> = []
  /// How many times a view is open.
  private var views: [String: Int] = [:]
  /// The paths of the project's modifiers whose bodies are being read.
  private var applied: Set<String> = []
  private var holders: [any CodeHolder] = []
  /// By where they are declared, the values of types that have been asked for.
  private var shared: [CodePlace: CodeValue] = [:]
  /// Why the run has ended before its time; `nil` where it has not.
  private(set) var refusal: String?

  init(
    _ module: CodeModule, _ pictures: PictureSizes, _ start: EvaluatedView.Start, at size: DynamicTypeSize = .large,
    scale: Double = 3, bars: Set<CodePlace>? = nil
  ) {
    (self.module, self.pictures) = (module, pictures)
    (self.size, self.scale) = (size, scale)
    (forced, isAtLaunch) = (start.choices, start.isAtLaunch)
    self.bars = bars
  }

  /// Closures and what they see hold each other.
  deinit { for holder in holders { holder.clear() } }

  /// Keeps what holds values until the run has ended.
  func kept<Holder: CodeHolder>(_ holder: Holder) -> Holder {
    holders.append(holder)
    return holder
  }

  /// A value that all places of a run share, which is made when it is first asked for.
  func shared(_ place: CodePlace, _ make: () -> CodeValue) -> CodeValue {
    if let known = shared[place] { return known }
    let value = make()
    shared[place] = value
    return value
  }

  /// The key of a condition that is handed on: what is asked of that is asked of what it was made of.
  func handOn(_ condition: SwiftExpression, in scope: CodeScope) -> String {
    let key = "?\(conditions.count)"
    conditions[key] = (condition, scope)
    return key
  }

  /// What one of several branches is taken; the same for the same key.
  ///
  /// - Parameters:
  ///   - subject: What is decided on, in words; `nil` where the choices say it.
  ///   - first: What is taken first.
  ///   - atLaunch: What is taken where the app begins; `nil` for the same.
  ///   - key: `nil` for a choice that no other place asks for.
  ///   - place: Where it is asked.
  func decide(
    _ choices: [String], on subject: String? = nil, first: Int = 0, atLaunch: Int? = nil, key: String? = nil,
    at place: CodePlace
  ) -> Int {
    let key = key ?? "\(place.file):\(place.range.start.index)"
    if let choice = taken[key] {
      if !isConcealing { note(Decision(key: key, subject: subject, choices: choices, choice: choice), at: place) }
      return min(choice, choices.count - 1)
    }
    // What is not laid out has no states of its own.
    if isConcealing { return first }
    if let atLaunch, atLaunch != first { hasLaunch = true }
    let begin = isAtLaunch ? atLaunch ?? first : first
    let choice = min(forced[key] ?? (filled.contains(key) ? 1 : begin), choices.count - 1)
    taken[key] = choice
    let decision = Decision(key: key, subject: subject, choices: choices, choice: choice)
    decisions.append(decision)
    note(decision, at: place)
    return choice
  }

  func isDecided(_ key: String) -> Bool { taken[key] != nil }

  /// Whether a value is taken to be `nil`.
  ///
  /// - Parameter key: That of the value.
  func isLacking(_ key: String) -> Bool { taken[key + Self.presence] == 1 }

  /// Whether a value is there since a part of it is.
  func hasParts(_ key: String) -> Bool {
    let start = key + "."
    return taken.contains { $0.value == 0 && $0.key.hasSuffix(Self.presence) && $0.key.hasPrefix(start) }
  }

  /// Ends the key of the question whether a value is there, which is another one than what it is.
  static let presence = "?"

  private func note(_ decision: Decision, at place: CodePlace) {
    let question = Question(place: place, key: decision.key)
    if asked.insert(question).inserted { questions.append((question, decision)) }
  }

  /// Whether a list has elements: the same as `isEmpty` says of it, before and behind.
  ///
  /// - Parameter key: That of the list.
  func fills(_ key: String) -> Bool {
    let emptiness = key + ".isEmpty"
    if (taken[emptiness] ?? forced[emptiness]) == 0 || numbers[key + ".count"]?.holds("==", 0) ?? false { return false }
    filled.insert(emptiness)
    return true
  }

  func show(_ view: CodeType, in environment: ViewEnvironment) {
    if isConcealing {
      concealed.insert(view.path)
    } else if shown.insert(view.path).inserted {
      surroundings[view.path] = ViewSurroundings(environment)
    }
  }

  func show(_ text: CodeText) { if text.isLookedUp, !isConcealing { texts.insert(text.place) } }

  func followSize() { if !isConcealing { followsSize = true } }

  /// Whether what stands in a menu or bar has to be read: once, as the states of it are no states of the view.
  func readsBar(at place: CodePlace) -> Bool { bars?.insert(place).inserted ?? false }

  /// Reads what stands in a menu or a bar, whose boxes are the system's.
  func conceal(_ body: () -> Void) {
    let isAround = isConcealing
    isConcealing = true
    defer { isConcealing = isAround }
    body()
  }

  /// - Returns: Whether the run may go on.
  func step(_ count: Int = 1) -> Bool {
    steps += count
    if steps > Self.stepLimit { refuse("reading it takes more than \(Self.stepLimit) steps") }
    return refusal == nil
  }

  /// Reads what a view of the project shows, unless it stands in itself a second time: a row of a tree holds rows.
  func inside<Value>(_ view: CodeType, _ otherwise: Value, _ body: () -> Value) -> Value {
    guard views[view.path, default: 0] < 2 else { return otherwise }
    views[view.path, default: 0] += 1
    defer { views[view.path, default: 0] -= 1 }
    return nested(otherwise, body)
  }

  func isRunning(_ place: CodePlace) -> Bool { running.contains(place) }

  /// Runs a function or property; where it leads to itself again, as a parent's name may, it gives `otherwise`.
  func once<Value>(_ place: CodePlace, _ otherwise: Value, _ body: () -> Value) -> Value {
    guard running.insert(place).inserted else { return otherwise }
    defer { running.remove(place) }
    return nested(otherwise, body)
  }

  /// Reads the body of a modifier: a call in it that would make the same modifier means the system's of that name.
  func applying<Value>(_ modifier: CodeType, _ otherwise: Value, _ body: () -> Value) -> Value {
    let isInside = !applied.insert(modifier.path).inserted
    defer { if !isInside { applied.remove(modifier.path) } }
    return nested(otherwise, body)
  }

  func isApplying(_ modifier: CodeType) -> Bool { applied.contains(modifier.path) }

  /// Counts the boxes of a layout as steps.
  func lay(out boxes: [ViewBox]) {
    let count = boxes.reduce(0) { $0 + $1.laidOutCount.all }
    if count > Self.boxLimit { refuse("it is laid out as more than \(Self.boxLimit) boxes") }
    steps += count
  }

  private func refuse(_ reason: String) { refusal = refusal ?? reason }

  /// Runs what calls itself again.
  func nested<Value>(_ otherwise: Value, _ body: () -> Value) -> Value {
    guard depth < Self.depthLimit else {
      refuse("views and calls stand more than \(Self.depthLimit) deep in one another")
      return otherwise
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}
