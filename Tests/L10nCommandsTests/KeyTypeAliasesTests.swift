import Foundation
import SourceFacts
import Testing

@testable import L10nCommands

@Suite struct KeyTypeAliasesTests {
  @Test(arguments: [
    (["typealias Key = LocalizedStringKey\n"], ["Key LocalizedStringKey"]),
    (["enum A { typealias Key = SwiftUI.LocalizedStringKey }"], ["Key LocalizedStringKey"]),
    (["public typealias Text = LocalizedStringResource // of a key"], ["Text LocalizedStringResource"]),
    (["typealias Key = LocalizedStringKey", "typealias Key = String"], []),
    (["typealias Keys = [LocalizedStringKey]", "typealias", "typealias =", "typealias Key"], []),
  ])
  func `names of types of keys`(files: [String], expected: [String]) {
    #expect(KeyTypeAliases.all(in: files.map { Array($0.utf8) }, jobs: 2).map { "\($0.name) \($0.type)" } == expected)
  }
}
