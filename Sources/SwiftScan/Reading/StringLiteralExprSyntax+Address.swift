import SwiftSyntax

extension StringLiteralExprSyntax {
  /// Where code is published, by its name.
  private static let codeHosts: Set<String> = ["github.com", "gitlab.com", "codeberg.org", "bitbucket.org"]

  /// Whether an address beside it, in the same call, shows that it is the name of a service or library: “Discord”
  /// beside `https://discord.gg/x`, “mpv” beside `https://github.com/mpv-player/mpv`.
  var isNamedByAddress: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self),
      let name = plainText?.lowercased(), !name.contains(" ")
    else { return false }
    let literals = list.filter { $0.id != argument.id }.compactMap { Self.literal(in: $0.expression)?.lowercased() }
    return literals.contains { address in
      guard let start = address.firstRange(of: "://")?.upperBound else { return false }
      let parts = address[start...].split(separator: "/")
      guard let host = parts.first else { return false }
      if host.split(separator: ".").dropLast().contains(name[...]) { return true }
      guard parts.count > 1, parts.last == name[...] else { return false }
      return Self.codeHosts.contains(String(host)) || literals.contains(name)
    }
  }

  /// The literal that an argument is, also as in `URL(string: "…")!`.
  private static func literal(in expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.plainText }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return literal(in: unwrapped.expression) }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else { return nil }
    return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.plainText
  }
}
