import SourceText

/// Chooses among the branches of `#if`, as a build for one platform would.
struct ConditionalCode {
  /// A branch that is left out and declares something.
  struct Omission {
    let range: ByteRange
    /// Why, in words that follow the place.
    let message: String
  }

  private struct Frame {
    let isOuterActive: Bool
    var isDecided: Bool
    var isActive: Bool
    var omission: Omission?
    var declares = false
  }

  private(set) var tokens: [SwiftToken] = []
  private(set) var comments: [Int: [ByteRange]] = [:]
  private(set) var omissions: [Omission] = []
  private var frames: [Frame] = []
  private let bytes: [UInt8]
  private let platform: SwiftPlatform

  init(_ lexer: SwiftLexer, platform: SwiftPlatform) {
    bytes = lexer.bytes
    self.platform = platform
    tokens.reserveCapacity(lexer.tokens.count)
    var index = 0
    while index < lexer.tokens.count {
      let token = lexer.tokens[index]
      if token.kind == .directive, let word = Self.directive(text(token)) {
        var end = index + 1
        while end < lexer.tokens.count, !lexer.tokens[end].startsLine { end += 1 }
        take(word, token, condition: lexer.tokens[(index + 1)..<end])
        index = end
        continue
      }
      if frames.last?.isActive ?? true {
        if let found = lexer.comments[index] { comments[tokens.count] = found }
        tokens.append(token)
      } else if token.kind == .name, ["let", "var", "case"].contains(text(token)) {
        frames[frames.count - 1].declares = true
      }
      index += 1
    }
    while !frames.isEmpty { endBranch(isLast: true) }
  }

  private enum Directive: String { case `if`, `elseif`, `else`, `endif` }

  private static func directive(_ text: String) -> Directive? { Directive(rawValue: String(text.dropFirst())) }

  private func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range.indices], as: UTF8.self) }

  private mutating func take(_ word: Directive, _ token: SwiftToken, condition: ArraySlice<SwiftToken>) {
    switch word {
    case .if:
      frames.append(Frame(isOuterActive: frames.last?.isActive ?? true, isDecided: false, isActive: false))
    case .elseif, .else, .endif:
      guard !frames.isEmpty else { return }
      endBranch(isLast: word == .endif)
    }
    guard word != .endif, var frame = frames.popLast() else { return }
    var evaluator = BuildCondition(condition.map(text), platform: platform)
    let holds = word == .else ? true : evaluator.value()
    frame.isActive = frame.isOuterActive && !frame.isDecided && holds == true
    frame.isDecided = frame.isDecided || holds == true
    frame.declares = false
    frame.omission = nil
    if frame.isOuterActive, !frame.isActive {
      let end = condition.last.map(\.range.end.index) ?? token.range.end.index
      let shown = String(decoding: bytes[token.range.start.index..<end], as: UTF8.self).excerpt
      let reason =
        holds == nil ? "its condition is not known here" : "it is not built for \(platform.name) ('--platform' chooses)"
      frame.omission = Omission(range: token.range, message: "'\(shown)' is left out: \(reason)")
    }
    frames.append(frame)
  }

  private mutating func endBranch(isLast: Bool) {
    guard let frame = frames.last else { return }
    if frame.declares, let omission = frame.omission { omissions.append(omission) }
    if isLast { frames.removeLast() }
    // What an inner branch declares, the outer one does.
    if isLast, frame.declares, !frames.isEmpty, !frames[frames.count - 1].isActive {
      frames[frames.count - 1].declares = true
    }
  }
}
