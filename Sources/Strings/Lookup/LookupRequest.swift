/// A key with what is to be put into its text.
struct LookupRequest {
  let key: String
  let table: String
  var arguments: [FormatArgument] = []
  /// For messages of ICU's syntax.
  var named: [String: FormatArgument] = [:]
  var context = VariationContext()
}
