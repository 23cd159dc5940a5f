import Project
import Testing

@Suite("Keys of texts in the definition of an intent")
struct IntentKeyTests {
  @Test(
    "are six letters and digits as no word has them", arguments: ["gfePDu", "WCIR3D", "82L4Nj", "0EmR82", "bVm1vW"])
  func keys(key: String) { #expect(IntentKey.isOne(key)) }

  @Test("of a value too, of whose halves one may look like a word", arguments: ["GJDEib-5EuzDa", "S2nCmZ-ah6f7u"])
  func ofValues(key: String) { #expect(IntentKey.isOne(key)) }

  @Test(
    "are no two words",
    arguments: ["Cancel-Delete", "abcdef-ABCDEF", "gfePDu-", "gfePDu-Löschn", "gfePDu-WCIR3D-82L4Nj"])
  func words(key: String) { #expect(!IntentKey.isOne(key)) }

  @Test(
    "are no words, and no names of another length",
    arguments: ["Cancel", "cancel", "CANCEL", "page12", "a.Bcde", "gfePD", "gfePDuu", "", "ÄfePDu", "123456"])
  func others(key: String) { #expect(!IntentKey.isOne(key)) }
}
