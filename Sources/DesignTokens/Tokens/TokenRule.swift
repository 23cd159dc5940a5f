/// The rules that a defect of a token file is reported under.
enum TokenRule: String {
  /// The value does not fit its type, or there is no type.
  case type = "token-type"
  /// An alias leads nowhere, or to a token of another type.
  case alias = "token-alias"
  /// An alias leads back to itself.
  case cycle = "token-cycle"
  /// The file is no JSON, or its objects are neither tokens nor groups.
  case syntax = "token-syntax"
  /// A component's or a device's description can't be read.
  case component = "component-structure"
}
