import Checks

/// What `--require` names: it is an error when the run did not look at it.
enum RequiredSubjects {
  private static let names = NotChecked.Subject.allCases.map(\.rawValue)

  static let option = OptionDescription(
    "require", value: "SUBJECT,…", "fail when this was not checked: \(names.joined(separator: ", "))", repeats: true)

  /// - Throws: ``UsageError`` for an unknown name, with the nearest.
  static func subjects(_ arguments: ParsedArguments) throws(UsageError) -> Set<NotChecked.Subject> {
    var subjects: Set<NotChecked.Subject> = []
    for value in arguments.all(option.name) {
      for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard let subject = NotChecked.Subject(rawValue: name) else {
          throw UsageError(unknown: "subject of '--require'", name, known: names)
        }
        subjects.insert(subject)
      }
    }
    return subjects
  }
}
