import Project
import SourceText
import StringFormats

extension Rule {
  /// Flags a table that exists both as a catalog and as `.strings` or `.stringsdict` files.
  static let tableOverlap = Rule(
    id: "table-overlap",
    summary: "A table exists both in a catalog and in .strings or .stringsdict files.",
    rationale: "Xcode refuses to build a target with both; which text is shown is undefined.",
    example: RuleExample(
      bad: .files([
        "Localizable.xcstrings": catalog,
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
      ]),
      good: .files([
        "Localizable.xcstrings": catalog,
        "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
      ])),
    severity: .error,
    check: .project { report in
      var files: [String: (catalog: Int?, others: [Int])] = [:]
      for (number, document) in report.project.documents.enumerated() where document.tablePath.format.isSource {
        let path = document.tablePath
        let table = "\(path.folder)/\(path.name)"
        if path.format == .xcstrings {
          files[table, default: (nil, [])].catalog = number
        } else {
          files[table, default: (nil, [])].others.append(number)
        }
      }
      for (_, found) in files.sorted(by: { $0.key < $1.key }) {
        guard let catalog = found.catalog, let other = found.others.first else { continue }
        let documents = report.project.documents
        let more = found.others.count > 1 ? " and \(found.others.count - 1) more" : ""
        report.add(
          """
          table '\(documents[catalog].tablePath.name)' is a catalog and also '\(documents[other].path)'\(more): Xcode \
          refuses to build both; move the texts into the catalog and remove the files
          """, at: .document(catalog, ByteRange(0, 0)), table: documents[catalog].tablePath.name)
      }
    })

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "save" : {

        }
      },
      "version" : "1.0"
    }

    """
}
