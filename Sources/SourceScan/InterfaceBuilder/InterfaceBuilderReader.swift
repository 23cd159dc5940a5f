import SourceFacts
import SourceText
import StringFormats

/// Reads a storyboard or nib from tag to tag; nothing of it is expanded, and its depth is limited.
struct InterfaceBuilderReader {
  /// An element that is open.
  struct Frame {
    var element: String
    /// The attribute `key`.
    var role: String
    /// The nearest object around: its identifier and class.
    var owner: (id: String, className: String, number: Int)?
    /// How many of each kind of children there were.
    var segments = 0
    /// What the text between its tags is.
    var text: InterfaceBuilderProperty?
    var content: Range<Int>?
    var isEncoded = false
    /// Whether a picture is drawn in place of its title, which is only spoken then.
    var isPicture = false
  }

  private static let depthLimit = 512

  private(set) var facts = SourceFacts()
  private var events: XMLEvents
  private let table: String
  private var toolkit = InterfaceBuilderToolkit.uiKit
  private var frames: [Frame] = []
  /// What the developer tells the translator of an object.
  private var notes: [String: String] = [:]
  private var hierarchy = InterfaceHierarchy()
  /// By the number of a use, the object that it is of, by its number, and whether its text is a placeholder.
  private var objects: [(number: Int, role: TextRole?, isPlaceholder: Bool)] = []
  /// By the number of a shown text, the object that it is of, by its number, and what it is.
  private var shownObjects: [(number: Int, role: TextRole?)] = []
  /// Texts that code of the project may look up: it has the views at run time.
  private var mentions: Set<String> = []
  /// The number of runtime attributes that are looked up, by their object.
  private var runtimeAttributes: [String: Int] = [:]

  init(_ bytes: [UInt8], table: String) {
    events = XMLEvents(bytes)
    self.table = table
  }

  mutating func read() {
    do throws(XMLEvents.Failure) {
      try readEvents()
    } catch {
      let offset = min(error.offset, events.bytes.count)
      facts.problems.append(SourceProblem(message: error.message, range: ByteRange(offset, offset)))
    }
    facts.mentions = mentions.sorted()
    for (index, object) in objects.enumerated() {
      let note = note(on: hierarchy.objects[object.number])
      if let note { facts.uses[index].comment? += " Note = \"\(Self.escaped(note))\";" }
      let isPlaceholder = object.isPlaceholder || note.map(InterfacePlaceholder.isMarked) ?? false
      facts.uses[index].interface = object.role.map {
        hierarchy.text($0, of: object.number, isPlaceholder: isPlaceholder)
      }
    }
    for (index, object) in shownObjects.enumerated() {
      facts.texts[index].interface = object.role.map { hierarchy.text($0, of: object.number, isPlaceholder: false) }
    }
  }

  /// What is told of an object, or of the control whose cell it is.
  private func note(on object: InterfaceHierarchy.Object) -> String? {
    if let note = notes[object.id] { return note }
    guard object.role == "cell", let control = object.parent else { return nil }
    return notes[hierarchy.objects[control].id]
  }

  private mutating func readEvents() throws(XMLEvents.Failure) {
    while true {
      switch try events.next() {
      case .open(let name, let tag): try open(name, tag)
      case .close(let name, let range):
        guard frames.last?.element == name else {
          throw XMLEvents.Failure("a closing tag '</\(name)>' that closes nothing", at: range.lowerBound)
        }
        close()
      case .text(let range):
        guard let last = frames.indices.last, frames[last].text != nil else { continue }
        // A comment may divide it.
        frames[last].content = (frames[last].content?.lowerBound ?? range.lowerBound)..<range.upperBound
      case .comment, .instruction: continue
      case .end:
        guard let frame = frames.last else { return }
        throw XMLEvents.Failure("'<\(frame.element)>' is never closed", at: events.bytes.count)
      }
    }
  }
}

// MARK: - Tags

extension InterfaceBuilderReader {
  private mutating func open(_ element: String, _ tag: XMLEvents.Tag) throws(XMLEvents.Failure) {
    guard frames.count < Self.depthLimit else {
      throw XMLEvents.Failure("more than \(Self.depthLimit) nested tags", at: tag.range.lowerBound)
    }
    let attributes = events.attributes(of: tag)
    let value = { [events] (name: String) -> String? in
      attributes.first { $0.name == name }.map { events.text($0.value) }
    }
    var frame = Frame(element: element, role: value("key") ?? "", owner: frames.last?.owner)
    if frames.isEmpty {
      toolkit = InterfaceBuilderToolkit(type: value("type") ?? "", runtime: value("targetRuntime") ?? "")
    }
    frame.isPicture = element == "barButtonItem" && toolkit == .uiKit && value("image") != nil
    if let id = value("id") { frame.owner = (id, toolkit.className(of: element), add(element, id: id, value)) }
    readConnection(element, value)
    let segment = frames.last?.segments ?? 0
    if element == "segment", !frames.isEmpty { frames[frames.count - 1].segments += 1 }
    readText(element, value, into: &frame)
    frames.append(frame)
    if element == "userDefinedRuntimeAttribute" { readRuntimeAttribute(attributes) }
    for (name, range) in attributes {
      guard let property = toolkit.property(name, of: element, role: frame.role) else { continue }
      add(property, index: segment, text: events.text(range), range: range.lowerBound - 1..<range.upperBound + 1)
    }
    if element == "fragment", frames.dropLast().last?.role == "userComments", let id = frame.owner?.id,
      let note = value("content")
    {
      notes[id] = note
    }
    if tag.isEmpty { close() }
  }

  /// Adds an object, and returns its number.
  private mutating func add(_ element: String, id: String, _ value: (String) -> String?) -> Int {
    var object = InterfaceHierarchy.Object(
      id: id, element: element, role: value("key") ?? "", customClass: value("customClass"),
      parent: frames.last?.owner?.number, tag: value("tag"))
    switch element {
    case "tableView", "outlineView": object.isUntitled = toolkit == .appKit && value("headerView") == nil
    case "tabView": object.isUntitled = value("type")?.hasPrefix("noTabs") ?? false
    case "box": object.isUntitled = value("titlePosition") == "noTitle" || value("boxType") == "separator"
    case "menu" where value("systemMenu") == "main": object.isMenuBar = true
    case "menu" where value("systemMenu") == "apple":
      object.isUntitled = true
      object.parent.map { hierarchy.setUntitled($0) }
    case "tableViewCell":
      // Cells of static tables keep what they say.
      object.isTemplate = frames.last?.element == "prototypes" || frames.last?.element == "objects"
      for property in ["textLabel", "detailTextLabel"] { object.labels[property] = value(property) }
    case "collectionViewCell", "collectionReusableView": object.isTemplate = true
    default: break
    }
    return hierarchy.add(object)
  }

  private mutating func readConnection(_ element: String, _ value: (String) -> String?) {
    guard let owner = frames.last?.owner?.number else { return }
    switch element {
    case "outlet", "outletCollection":
      guard let property = value("property"), let destination = value("destination") else { return }
      hierarchy.addOutlet(property, of: owner, to: destination)
    case "segue" where value("relationship") == "rootViewController":
      value("destination").map { hierarchy.setRoot($0, of: owner) }
    case "binding": value("name").map { hierarchy.addBinding($0, of: owner) }
    default: return
    }
  }

  /// A `<string key="text">` says what an attribute of the tag around it would say.
  private func readText(_ element: String, _ value: (String) -> String?, into frame: inout Frame) {
    guard element == "string" || element == "mutableString", let parent = frames.last else { return }
    if parent.element == "scopeButtonTitles" {
      frame.text = .indexed("scopeButtonTitles")
    } else if !frame.role.isEmpty {
      frame.text = toolkit.property(frame.role, of: parent.element, role: parent.role)
    }
    frame.isEncoded = value("base64-UTF8") == "YES"
  }

  private mutating func close() {
    let frame = frames.removeLast()
    guard let property = frame.text else { return }
    var index = frames.last?.segments ?? 0
    if frames.last?.element == "scopeButtonTitles" {
      frames[frames.count - 1].segments += 1
    } else if frames.last?.element == "segment" {
      index = max(0, (frames.dropLast().last?.segments ?? 1) - 1)
    }
    guard let content = frame.content else { return }
    var text = events.text(content)
    if frame.isEncoded { text = Base64.text(text) ?? "" }
    add(property, index: index, text: text, range: content)
  }

  private mutating func readRuntimeAttribute(_ attributes: [(name: String, value: Range<Int>)]) {
    func value(_ name: String) -> Range<Int>? { attributes.first { $0.name == name }?.value }
    guard let range = value("value"), let owner = frames.last?.owner else { return }
    if value("type").map(events.text) == "boolean", events.text(range) == "YES",
      value("keyPath").map({ events.text($0).lowercased() })?.contains("locali") ?? false
    {
      hierarchy.setLookedUp(owner.number)
    }
    guard value("type").map(events.text) == "string" else { return }
    let quoted = range.lowerBound - 1..<range.upperBound + 1
    if value("localized").map(events.text) == "YES" {
      let index = runtimeAttributes[owner.id, default: 0]
      runtimeAttributes[owner.id] = index + 1
      let property = InterfaceBuilderProperty.indexed("ibExternalUserDefinedRuntimeAttributesLocalizableStrings")
      add(property, index: index, text: events.text(range), range: quoted)
      return
    }
    // A property of the project's own may take a key.
    mentions.insert(events.text(range))
    hierarchy.addAttribute(events.text(range), of: owner.number)
    if let path = value("keyPath").map(events.text), InterfaceBuilderToolkit.shownPaths.contains(path) {
      add(.shown(path), index: 0, text: events.text(range), range: quoted)
    }
  }
}

// MARK: - Texts

extension InterfaceBuilderReader {
  private mutating func add(_ property: InterfaceBuilderProperty, index: Int, text: String, range: Range<Int>) {
    guard !text.isEmpty, let frame = frames.last, let owner = frame.owner else { return }
    let range = ByteRange(range.lowerBound, range.upperBound)
    let (name, label): (String, String)
    switch property {
    case .shown(let property):
      guard ShownWording.isForUser(text) else { return }
      shownObjects.append(
        (owner.number, property.split(separator: ".").last.flatMap { TextRole.ofProperty(String($0)) }))
      return facts.texts.append(
        ShownText(KeyText(text), function: owner.className + "." + property, range: range))
    case .named(let property): (name, label) = (property, property)
    case .indexed(let property):
      name = "\(property)[\(index)]"
      label = owner.id + "." + name
    }
    var use = KeyUse(
      KeyText(owner.id + "." + name), origin: .resource, function: owner.className + "." + name, range: range)
    use.table = table
    use.defaultValue = KeyText(text)
    // That of a controller is shown where a bar or tab has none of its own.
    use.isRare = frame.isPicture || frame.element.lowercased().hasSuffix("controller")
    mentions.insert(text)
    use.comment = "Class = \"\(owner.className)\"; \(label) = \"\(Self.escaped(text))\"; ObjectID = \"\(owner.id)\";"
    facts.uses.append(use)
    let isPlaceholder = InterfacePlaceholder.isOne(
      text, of: frame.element, toolkit, isOfBuiltInCell: hierarchy.isBuiltInLabel(owner.number))
    objects.append((owner.number, property.role(of: frame.element), isPlaceholder))
  }

  /// As `ibtool` writes a text into a comment.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      // A comment that ended here would make the rest of it an entry.
      case "/" where escaped.hasSuffix("*"): escaped += "\\/"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
