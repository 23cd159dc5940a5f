import StringEditing
import StringFormats
import Testing

@Suite struct TextPathTests {
  @Test(arguments: [
    ("key", TextPath(), "key"), ("", TextPath(steps: [.plural("one")]), "|==|plural.one"),
    ("k|==|x", TextPath(), "k|==|x"), ("k|==", TextPath(steps: [.plural("one")]), "k|==|==|plural.one"),
    ("k", TextPath(steps: [.plural("one")]), "k|==|plural.one"),
    (
      "k|==|plural.one", TextPath(steps: [.device("iphone"), .plural("one")]),
      "k|==|plural.one|==|device.iphone.plural.one"
    ),
    ("k", TextPath(variable: "n", steps: [.plural("few")]), "k|==|substitutions.n.plural.few"),
    ("k", TextPath(variable: "A.B", steps: [.plural("few")]), "k|==|substitutions.@A.B@.plural.few"),
    (
      "k", TextPath(variable: "A.B", steps: [.device("mac"), .plural("few")]),
      "k|==|substitutions.@A.B@.device.mac.plural.few"
    ),
  ])
  func identifiersOfCatalogs(key: String, path: TextPath, identifier: String) {
    #expect(path.catalogIdentifier(key: key) == identifier)
    let read = TextPath.ofCatalog(identifier)
    #expect(read.key == key && read.path == path)
  }

  @Test(arguments: [
    "", "plural", "plural.", "plural.one.", "color.red", "substitutions", "substitutions.n", "substitutions.@n.plural",
    "substitutions..plural.one", "plural.a.plural.b.plural.c.plural.d",
  ])
  func otherSuffixesAreNone(suffix: String) {
    #expect(TextPath(suffix: suffix) == nil)
    #expect(TextPath.ofCatalog("k|==|" + suffix).key == "k|==|" + suffix)
  }

  private static let device = "NSStringDeviceSpecificRuleType:dict/mac"

  @Test(arguments: [
    ("/K:dict/NSStringLocalizedFormatKey:dict/:string", "K", TextPath()),
    ("/K:dict/v:dict/one:dict/:string", "K", TextPath(variable: "v", steps: [.plural("one")])),
    ("//K:dict/v:dict/one:dict/:string", "/K", TextPath(variable: "v", steps: [.plural("one")])),
    ("/:dict/A.B:dict/one:dict/:string", "", TextPath(variable: "A.B", steps: [.plural("one")])),
    ("/[A/B]:dict/x:dict/v:dict/one:dict/:string", "[A/B]:dict/x", TextPath(variable: "v", steps: [.plural("one")])),
    ("/K:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "K", TextPath(steps: [.width("20")])),
    ("/K:dict/\(device):dict/:string", "K", TextPath(steps: [.device("mac")])),
    (
      "/K:dict/\(device):dict/v:dict/one:dict/:string", "K",
      TextPath(variable: "v", steps: [.device("mac"), .plural("one")])
    ),
  ])
  func identifiersOfStringsdict(identifier: String, key: String, path: TextPath) {
    #expect(path.stringsdictIdentifier(key: key) == identifier)
    let read = TextPath.ofStringsdict(identifier)
    #expect(read?.key == key && read?.path == path)
    if !key.hasPrefix("/") {
      let short = TextPath.ofStringsdict(String(identifier.dropFirst()))
      #expect(short?.key == key && short?.path == path)
    }
  }

  @Test(arguments: ["K", ":dict/:string", "a:dict/b", "a:dict/b:dict/:string"])
  func otherIdentifiersAreNone(identifier: String) { #expect(TextPath.ofStringsdict(identifier) == nil) }

  @Test(arguments: [
    ("a|==|plural.one", "A.xcstrings", ["a"], "a", "plural.one"),
    ("a|==|plural.one", "A.xcstrings", ["a", "a|==|plural.one"], "a|==|plural.one", ""),
    ("a|==|plural.one", "A.xcstrings", [], "a", "plural.one"),
    ("a|==|plural.one", "en.lproj/A.strings", ["a"], "a|==|plural.one", ""),
    ("a.text|==|device.mac", "Base.lproj/Main.storyboard", [], "a.text", "device.mac"),
    ("a|==|plural.one", "", [], "a", "plural.one"),
    ("/K:dict/v:dict/one:dict/:string", "A.STRINGSDICT", [], "K", "substitutions.v.plural.one"),
    ("/K:dict/v:dict/one:dict/:string", "A.stringsdict", ["/K"], "/K", "substitutions.v.plural.one"),
    ("K:dict/v:dict/one:dict/:string", "A.stringsdict", ["K"], "K", "substitutions.v.plural.one"),
    (
      "/K:dict/\(device):dict/v:dict/one:dict/:string", "A.stringsdict", ["K:dict/\(device)"], "K:dict/\(device)",
      "substitutions.v.plural.one"
    ),
    ("/K:dict/\(device):dict/NSStringLocalizedFormatKey:dict/:string", "A.stringsdict", ["K"], "K", "device.mac"),
    ("plain", "A.stringsdict", ["other"], "plain", ""),
  ])
  func knownKeysDecide(identifier: String, original: String, keys: [String], key: String, suffix: String) {
    let read = TextPath.resolve(identifier, original: original) { keys.contains($0) }
    #expect(read.key == key && read.path.suffix == suffix)
  }

  @Test func pathsAreStepsOfAValue() {
    let path = TextPath(variable: "n", steps: [.device("mac"), .plural("one")])
    #expect(path.variantSteps == [.substitution("n"), .device("mac"), .plural("one")])
    #expect(TextPath(path.variantSteps) == path && TextPath([VariantStep]()) == TextPath())
    #expect(TextPath([.device("mac"), .substitution("n")]) == nil)
    #expect(path.fallback.steps == [.device("mac"), .plural("other")])
  }
}
