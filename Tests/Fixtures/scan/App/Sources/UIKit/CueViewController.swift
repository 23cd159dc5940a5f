import UIKit

final class CueViewController: UIViewController {
  private let titleLabel = UILabel()
  private let button = UIButton(type: .system)
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("home.title", comment: "")
    titleLabel.text = "Breathe with me"  // expect: hardcoded-string
    titleLabel.text = NSLocalizedString("home.start", comment: "")
    titleLabel.text = ""
    titleLabel.accessibilityLabel = "The current cue"  // expect: hardcoded-string
    titleLabel.accessibilityIdentifier = "current cue"
    button.setTitle("Start now", for: .normal)  // expect: hardcoded-string
    button.setTitle(String(localized: "home.start"), for: .highlighted)
    field.placeholder = "Your name"  // expect: hardcoded-string
    navigationItem.title = "Practice of today"  // expect: hardcoded-string
    view.layer.name = "Cue layer"
  }
}
