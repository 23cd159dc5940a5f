/// What comes of one part of a value that both sides hold.
enum MergeStep {
  /// One that a side has added.
  case copy(MergePart)
  /// One that both have.
  case merge(base: MergePart?, ours: MergePart, theirs: MergePart)
  /// One that ours has removed and theirs changed.
  case removedByOurs(MergePart)
  case removedByTheirs(MergePart)

  var part: MergePart {
    switch self {
    case .copy(let part), .merge(_, let part, _), .removedByOurs(let part), .removedByTheirs(let part): part
    }
  }

  var isRemoval: Bool {
    switch self {
    case .removedByOurs, .removedByTheirs: true
    case .copy, .merge: false
    }
  }
}

/// What comes of the parts of both sides, in the order of ours, each new one of theirs behind the neighbour that it has
/// there.
struct MergePlan {
  private(set) var steps: [MergeStep] = []

  /// - Complexity: O(*n*) in the number of parts.
  init(base: [MergePart], ours: [MergePart], theirs: [MergePart], keyOrder: KeyOrder) {
    let (bases, others) = (MergePart.byIdentity(base), MergePart.byIdentity(theirs))
    var own: [(step: MergeStep, isNew: Bool)] = []
    for part in ours {
      let old = bases[part.identity]
      if let other = others[part.identity] {
        own.append((.merge(base: old, ours: part, theirs: other), false))
      } else if let old {
        if !part.isSame(as: old) { own.append((.removedByTheirs(part), false)) }
      } else {
        own.append((.copy(part), true))
      }
    }
    let known = Set(ours.map(\.identity))
    let kept = Set(own.map(\.step.part.identity))
    var behind: [MergePart.Identity?: [MergeStep]] = [:]
    var neighbour: MergePart.Identity?
    for part in theirs {
      if known.contains(part.identity) {
        if kept.contains(part.identity) { neighbour = part.identity }
      } else if let old = bases[part.identity] {
        if !part.isSame(as: old) { behind[neighbour, default: []].append(.removedByOurs(part)) }
      } else {
        behind[neighbour, default: []].append(.copy(part))
      }
    }
    join(own, behind, keyOrder)
  }

  /// - Parameter behind: Steps by the identities of those that they follow; `nil` for the first place.
  private mutating func join(
    _ own: [(step: MergeStep, isNew: Bool)], _ behind: [MergePart.Identity?: [MergeStep]], _ keyOrder: KeyOrder
  ) {
    var next = own.startIndex
    var added = behind[nil]
    while true {
      if let added {
        let new = own[next...].prefix(while: \.isNew)
        steps += Self.ordered(new.map(\.step), added, keyOrder)
        next = new.endIndex
      }
      guard next < own.endIndex else { return }
      steps.append(own[next].step)
      added = behind[own[next].step.part.identity]
      next += 1
    }
  }

  /// New parts of both sides: in the order of keys where each side has them so, else ours first.
  private static func ordered(_ ours: [MergeStep], _ theirs: [MergeStep], _ keyOrder: KeyOrder) -> [MergeStep] {
    func areInOrder(_ steps: [MergeStep]) -> Bool {
      zip(steps, steps.dropFirst()).allSatisfy { keyOrder.areInOrder($0.part.name, $1.part.name) }
    }
    guard !ours.isEmpty, areInOrder(ours), areInOrder(theirs) else { return ours + theirs }
    var ordered: [MergeStep] = []
    var rest = theirs[...]
    for step in ours {
      let before = rest.prefix { keyOrder.areInOrder($0.part.name, step.part.name) }
      ordered += before
      ordered.append(step)
      rest = rest[before.endIndex...]
    }
    return ordered + rest
  }
}
