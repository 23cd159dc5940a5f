import UIKit

enum CueAlerts {
  static func stop() -> UIAlertController {
    let alert = UIAlertController(
      title: "Stop the practice?",  // expect: hardcoded-string
      message: String(localized: "alert.message"), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stop it", style: .destructive))  // expect: hardcoded-string
    alert.addAction(UIAlertAction(title: NSLocalizedString("alert.stop", comment: ""), style: .cancel))
    return alert
  }

  static func done() -> UIBarButtonItem {
    UIBarButtonItem(title: "Done with it", style: .done, target: nil, action: nil)  // expect: hardcoded-string
  }
}
