import Foundation

final class BundleStrings {
  let bundle = Bundle(for: BundleStrings.self)

  var title: String { bundle.localizedString(forKey: "home.title", value: nil, table: nil) }
  var offline: String { Bundle.main.localizedString(forKey: "offline", value: "Offline", table: "Errors") }
  var gone: String {
    Bundle.main.localizedString(forKey: "home.missing", value: nil, table: nil)  // expect: undefined-key
  }
}
