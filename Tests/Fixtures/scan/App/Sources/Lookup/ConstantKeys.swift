import Foundation

private let titleKey = "home.title"

struct ConstantKeys {
  private enum Key {
    static let start = "home.start"
    static let stop = "home.stopp"
  }

  enum Speed: String {
    case slow = "settings.slow"
    case fast = "settings.fast"

    var title: String { NSLocalizedString(rawValue, comment: "A speed") }  // expect: undefined-key
  }

  let title = NSLocalizedString(titleKey, comment: "Title of the first screen")
  let start = NSLocalizedString(Key.start, comment: "Button that starts a practice")
  let stop = NSLocalizedString(Key.stop, comment: "Button that ends one")  // expect: undefined-key
}
