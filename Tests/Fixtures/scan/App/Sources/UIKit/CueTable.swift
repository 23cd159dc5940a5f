import UIKit

final class CueTable: UITableViewController {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? String(localized: "cues.section") : "Old cues"  // expect: hardcoded-string
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cue cell", for: indexPath)
  }
}
