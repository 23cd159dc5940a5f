import DesignTokens

/// How a box takes another length than the one that its size came from, along each axis.
///
/// A text in a frame of its own width is placed in that width, and says the same there as in the wider room that it was
/// measured in. Where a box is indifferent in this way it keeps the room: what is left for its text stays known.
struct BoxResponse {
  /// Answers more where more is proposed.
  var grows: AxisSet = []
  /// Divides its length among several parts, and may cut one where it is proposed no more than it takes.
  var shares: AxisSet = []
  /// Holds a part that shares, beside others.
  var relays: AxisSet = []
  /// Holds parts of one length beside others: it may cut these and look the same from outside.
  var hides: AxisSet = []
  /// May answer anything.
  var decides: AxisSet = []
  /// Has one length whatever is proposed.
  var isRigid: AxisSet = []

  static let rigid = BoxResponse(isRigid: .both)

  /// Of a spacer in a stack along an axis.
  static func spacer(along axis: Axis?) -> BoxResponse {
    let axes = axis?.set ?? .both
    return BoxResponse(grows: axes, isRigid: AxisSet.both.subtracting(axes))
  }

  /// The same, with one length along some axes.
  func fixed(along axes: AxisSet) -> BoxResponse {
    BoxResponse(
      grows: grows.subtracting(axes), shares: shares.subtracting(axes), relays: relays.subtracting(axes),
      hides: hides.subtracting(axes), decides: decides.subtracting(axes), isRigid: isRigid.union(axes))
  }

  /// The same in something that scrolls.
  func scrolling(along axes: AxisSet) -> BoxResponse {
    var response = fixed(along: axes)
    response.isRigid.subtract(axes)
    response.grows.formUnion(axes)
    return response
  }

  func framed(width: FrameLimits, height: FrameLimits) -> BoxResponse {
    var response = self
    for (axes, limits) in [(AxisSet.horizontal, width), (.vertical, height)] {
      if limits.fixed != nil { response = response.fixed(along: axes) }
      guard limits.isBounded else { continue }
      response.isRigid.subtract(axes)
      // Its ideal length is for nobody else's proposal: offered that, the frame may be shorter.
      if limits.ideal != nil { response.decides.formUnion(axes) }
      if let maximum = limits.maximum {
        response.grows.formUnion(axes)
        // Content that is cut to a maximum wraps where it is placed, and takes more room the other way.
        if maximum.isFinite { response.decides = .both }
      }
    }
    response.settle()
    return response
  }

  /// Of a row, a column or layers with their parts.
  static func stack(along axis: Axis?, _ alignment: Stack.Alignment, _ parts: [BoxResponse]) -> BoxResponse {
    var whole = BoxResponse(isRigid: .both)
    for part in parts {
      whole.grows.formUnion(part.grows)
      whole.shares.formUnion(part.shares)
      whole.relays.formUnion(part.relays)
      whole.hides.formUnion(part.hides)
      whole.decides.formUnion(part.decides)
      whole.isRigid.formIntersection(part.isRigid)
    }
    let along = axis?.set ?? []
    let across = AxisSet.both.subtracting(along)
    let isPartlyRigid = parts.reduce(AxisSet()) { $0.union($1.isRigid) }.subtracting(whole.isRigid)
    whole.hides.formUnion(isPartlyRigid.intersection(across))
    whole.relays.formUnion(whole.shares.intersection(across))
    whole.shares.formIntersection(along)
    if let axis, parts.count(where: { !$0.isRigid.contains(axis.set) }) > 1 {
      if whole.shares.union(whole.relays).union(whole.hides).contains(axis.set) {
        whole.decides.formUnion(axis.set)
      } else {
        whole.shares.formUnion(axis.set)
      }
    }
    // A part that grows takes its baseline along, and so the others.
    let isOnBaseline = [.firstTextBaseline, .lastTextBaseline].contains(alignment.vertical)
    if axis == .horizontal, isOnBaseline { whole.decides.formUnion(whole.grows.intersection(.vertical)) }
    whole.settle()
    return whole
  }

  /// Whether a box keeps what it was sized with.
  enum Indifference {
    /// It answers the same and places its parts the same.
    case total
    /// It does if it answers the same there.
    case ifAnswersAgree
    /// It does if it answers the same there, and where it is proposed nothing.
    case ifNothingIsCut
    case none
  }

  /// How indifferent a box is to another proposal than the one that its length came from.
  ///
  /// - Parameters:
  ///   - sized: What it was proposed.
  ///   - answer: Its length then.
  ///   - placed: What it would be proposed instead.
  func indifference(along axis: Axis, sized: Double?, answer: Double, placed: Double?) -> Indifference {
    if sized == placed { return .total }
    guard let placed, answer <= placed + BoxSizer.noise, !decides.contains(axis.set) else { return .none }
    let shares = shares.contains(axis.set)
    let relays = relays.contains(axis.set)
    if let sized {
      if placed > sized + BoxSizer.noise || relays { return .none }
      return shares ? .ifNothingIsCut : .total
    }
    if placed > answer + BoxSizer.noise { return grows.contains(axis.set) || shares || relays ? .none : .total }
    return shares || relays ? .ifAnswersAgree : .total
  }

  /// What grows and shares may give one part what it takes from another, and look the same from outside.
  private mutating func settle() { decides.formUnion(grows.intersection(shares)) }
}
