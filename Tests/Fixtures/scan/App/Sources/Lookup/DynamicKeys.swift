import Foundation

struct DynamicKeys {
  let code: Int
  let name: String

  var error: String {
    NSLocalizedString("dynamic.error.\(code)", tableName: "Errors", comment: "")  // expect: nonliteral-key
  }
  var hint: String {
    String(localized: String.LocalizationValue(name))  // expect: nonliteral-key
  }
  var title: String {
    Bundle.main.localizedString(forKey: "dynamic." + name, value: nil, table: nil)  // expect: nonliteral-key
  }
}
