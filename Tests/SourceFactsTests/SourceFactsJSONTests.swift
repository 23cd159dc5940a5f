import PositionedJSON
import SourceFacts
import SourceText
import TestSupport
import Testing

@Suite("The JSON of facts")
struct SourceFactsJSONTests {
  @Test("what is empty is left out")
  func isCompact() {
    #expect(String(decoding: SourceFacts().json, as: UTF8.self) == #"{"version":20}"#)

    var facts = SourceFacts()
    facts.uses = [KeyUse(KeyText("cue.\"title\"\n"), origin: .view, function: "Text", range: ByteRange(5, 12))]
    facts.uses[0].key.append(.argument(.integer))
    facts.mentions = ["a"]
    let json =
      #"{"version":20,"uses":[{"key":["cue.\"title\"\n",{"argument":"integer"}],"origin":"view","function":"Text","#
      + #""range":[5,12]}],"mentions":["a"]}"#
    #expect(String(decoding: facts.json, as: UTF8.self) == json)
  }

  @Test("facts come back as they were, to the byte", arguments: 0..<UInt64(RandomCount.of("FACTS", default: 200)))
  func roundTrip(seed: UInt64) throws {
    var random = RandomFacts(seed: seed)
    let facts = random.facts()
    let json = facts.json
    let read = try SourceFacts(json: json)
    #expect(read == facts)
    #expect(read.json == json)

    let settings = random.settings()
    #expect(try ScanSettings(json: settings.json) == settings)
    #expect(try ScanSettings(json: settings.json).json == settings.json)
  }

  @Test("several stand in one document")
  func withinDocument() throws {
    var random = RandomFacts(seed: 7)
    let (first, second) = (random.facts(), random.facts())
    let document = try JSONDocument(
      parsing: Array("[".utf8) + first.json + Array(",".utf8) + second.json + Array("]".utf8))
    #expect(try document.root.elements.map { try SourceFacts($0) } == [first, second])
  }

  @Test("a number that JSON cannot say is another value")
  func infinity() throws {
    var facts = SourceFacts()
    facts.calls = [
      ComponentCall(name: "A", arguments: [.init(label: nil, value: .number(.infinity))], range: ByteRange(0, 1))
    ]
    #expect(try SourceFacts(json: facts.json).calls[0].arguments[0].value == .other)
  }

  @Test("a range lies within its source")
  func sourceLength() throws {
    var facts = SourceFacts()
    facts.problems = [SourceProblem(message: "m", range: ByteRange(3, 8))]
    #expect(try SourceFacts(json: facts.json, sourceLength: 8) == facts)
    #expect(throws: FactsError.self) { try SourceFacts(json: facts.json, sourceLength: 7) }
    #expect(throws: FactsError.self) { try SourceFacts(json: facts.json, sourceLength: -1) }
  }

  @Test(
    "what is not of the form is an error with its place",
    arguments: [
      ("", 0, "empty"),
      ("[]", 0, "an object is expected"),
      ("{}", 0, "a member 'version' is missing"),
      (#"{"version":3}"#, 11, "another version than 20"),
      (#"{"version":9.0}"#, 11, "a whole number is expected"),
      (#"{"version":-1}"#, 11, "a whole number is expected"),
      (#"{"version":99999999999999999999}"#, 11, "a whole number is expected"),
      (#"{"version":20,"version":8}"#, 14, "an unknown member, or one in another place"),
      (#"{"version":20,"more":1}"#, 14, "an unknown member, or one in another place"),
      (#"{"version":20,"mentions":["a"],"uses":[]}"#, 31, "an unknown member, or one in another place"),
      (#"{"version":20,"mentions":{}}"#, 25, "a list is expected"),
      (#"{"version":20,"mentions":[1]}"#, 26, "a string is expected"),
      (#"{"version":20,"uses":[{}]}"#, 22, "a member 'key' is missing"),
      (#"{"version":20,"uses":[{"key":"k","origin":"other"}]}"#, 42, "an unknown name"),
      (#"{"version":20,"uses":[{"key":[{"argument":"int"}]}]}"#, 42, "an unknown kind of argument"),
      (#"{"version":20,"previews":[{"range":[2,1]}]}"#, 35, "a range that no source has"),
      (#"{"version":20,"previews":[{"range":[0,4294967296]}]}"#, 35, "a range that no source has"),
      (#"{"version":20,"previews":[{"range":[0]}]}"#, 35, "two numbers are expected"),
      (#"{"version":20,"previews":[{"range":[[0],1]}]}"#, 35, "two numbers are expected"),
      (#"{"version":20,"previews":[{"range":[[],1]}]}"#, 36, "a whole number is expected"),
      (#"{"version":20,"ignores":[{"lines":[0,1],"line":1}]}"#, 34, "lines that no source has"),
      (#"{"version":20,"ignores":[{"lines":[3,2],"line":1}]}"#, 34, "lines that no source has"),
      (#"{"version":20,"views":[{"name":"V","reusable":1,"range":[0,1]}]}"#, 46, "true or false is expected"),
      (
        #"{"version":20,"calls":[{"name":"V","arguments":[{"value":{"use":0}}],"range":[0,1]}]}"#, 0,
        "a call of a use that is not there"
      ),
      (
        #"{"version":20,"calls":[{"name":"V","modifiers":[{"name":"m","arguments":[{"value":{"accessor":0}}]}],"range":[0,1]}]}"#,
        0, "a call of a use that is not there"
      ),
      (
        #"{"version":20,"declarations":[{"kind":"field","name":"x","owner":0,"range":[0,1]}]}"#, 0,
        "a member of a type that is not there"
      ),
      (
        #"{"version":20,"calls":[{"name":"V","arguments":[{"value":1e999}],"range":[0,1]}]}"#, 57,
        "a number that is too large"
      ),
    ])
  func hostile(json: String, offset: Int, message: String) throws {
    let error = try #require(throws: FactsError.self) { try SourceFacts(json: Array(json.utf8)) }
    #expect(error.message.contains(message), "\(error.message)")
    #expect(error.offset.index == offset)
  }

  @Test("no change of a byte stops the program", arguments: 0..<UInt64(RandomCount.of("FACTS_CHANGES", default: 20)))
  func changedBytes(seed: UInt64) {
    var random = RandomFacts(seed: seed)
    let json = random.facts().json
    for _ in 0..<200 {
      var changed = json
      let place = Int.random(in: 0..<json.count, using: &random.generator)
      switch UInt8.random(in: 0...2, using: &random.generator) {
      case 0: changed[place] = .random(in: 0...255, using: &random.generator)
      case 1: changed.removeSubrange(place...)
      default: changed.insert(contentsOf: "[{\"9,:}]".utf8.shuffled(using: &random.generator), at: place)
      }
      // Read or refused: whatever is read can be written.
      if let facts = try? SourceFacts(json: changed) {
        #expect((try? SourceFacts(json: facts.json)) == facts)
      }
      if let settings = try? ScanSettings(json: changed) { #expect(settings.wrappers.isEmpty) }
    }
  }

  @Test("settings of another form are refused")
  func hostileSettings() {
    for json in [
      "", "{}", #"{"version":3}"#, #"{"version":20,"wrappers":[{}]}"#, #"{"version":15,"accessorRoots":[1]}"#,
      #"{"version":20,"wrappers":[{"name":"a","formats":"yes"}]}"#, #"{"version":15,"uses":[]}"#,
    ] {
      #expect(throws: FactsError.self, "\(json)") { try ScanSettings(json: Array(json.utf8)) }
    }
  }
}
