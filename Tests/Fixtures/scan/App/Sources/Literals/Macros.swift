import Foundation

enum Macros {
  static let home = #URL("https://example.org/home page")
  static let filter = #Predicate<Cue> { $0.name == "Morning cue" }
  static let place = #fileID
}
