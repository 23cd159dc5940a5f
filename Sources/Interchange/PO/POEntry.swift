/// One entry of a gettext file with its comments.
struct POEntry {
  var context: String?
  var identifier: String?
  var pluralIdentifier: String?
  /// By the form's number; 0 for an entry without plural.
  var texts: [Int: String] = [:]
  /// Lines of `#.`, which the developer writes.
  var extractedComments: [String] = []
  /// Lines of `# `, which the translator writes.
  var translatorComments: [String] = []
  var hasReferences = false
  var flags: [String] = []
  var hasPrevious = false
  /// Where the entry's first line of text starts.
  var offset = 0

  var isEmpty: Bool { identifier == nil && context == nil && texts.isEmpty }
  var isHeader: Bool { identifier == "" && context == nil }
}
