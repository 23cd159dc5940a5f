import SourceFacts

/// The objects of a storyboard or nib, what is in what, and how code and bindings reach them.
struct InterfaceHierarchy {
  struct Object {
    var id: String
    var element: String
    /// Its attribute `key`: `cell` for the cell of a control.
    var role: String
    var customClass: String?
    /// The number of the object around it.
    var parent: Int?
    /// Whether it draws no title: a table without headers, a box or tabs that say so, the menu that
    /// macOS calls like the app.
    var isUntitled = false
    /// Whether it is a cell that code makes rows of.
    var isTemplate = false
    /// Whether it is the menu bar of a Mac.
    var isMenuBar = false
    /// The number that code finds it by.
    var tag: String?
    /// By the names of its properties, the objects that the system has made its labels.
    var labels: [String: String] = [:]
    /// Values of runtime attributes.
    var attributes: [String] = []
    /// Whether an attribute says that its texts are looked up.
    var isLookedUp = false
  }

  private(set) var objects: [Object] = []
  /// By the identifier of an object, the properties that hold it.
  private var outlets: [String: [InterfaceText.Outlet]] = [:]
  private var builtInLabels: Set<String> = []
  /// Of objects whose text is that of a notification.
  private var notificationLabels: Set<String> = []
  /// By the number of a controller of others, the identifier of the one that it begins with, which gives it its title.
  private var roots: [Int: String] = [:]
  /// By the number of an object, what bindings give it.
  private var bindings: [Int: Set<TextRole>] = [:]

  /// Adds an object, and returns its number.
  mutating func add(_ object: Object) -> Int {
    builtInLabels.formUnion(object.labels.values)
    for (property, label) in object.labels where object.isTemplate {
      outlets[label, default: []].append(InterfaceText.Outlet(type: object.customClass, name: property))
    }
    objects.append(object)
    return objects.count - 1
  }

  /// Adds a property of the object `owner` that holds another one.
  mutating func addOutlet(_ property: String, of owner: Int, to destination: String) {
    // A watch writes the text of a notification there.
    if property == "notificationAlertLabel" { notificationLabels.insert(destination) }
    // Every controller of a window has a property of this name.
    outlets[destination, default: []].append(
      InterfaceText.Outlet(type: objects[owner].customClass, name: property, isOwn: property == "window"))
  }

  /// Says that an object draws no title of its own.
  mutating func setUntitled(_ object: Int) { objects[object].isUntitled = true }

  /// Says which controller one begins with that shows others.
  mutating func setRoot(_ identifier: String, of object: Int) { roots[object] = identifier }

  /// Adds what a binding replaces.
  mutating func addBinding(_ name: String, of object: Int) {
    let role = Self.boundRoles.first { name.hasPrefix($0.key) }?.value
    role.map { _ = bindings[object, default: []].insert($0) }
  }

  /// Says that the class of an object looks its texts up.
  mutating func setLookedUp(_ object: Int) { objects[object].isLookedUp = true }

  mutating func addAttribute(_ value: String, of object: Int) { objects[object].attributes.append(value) }

  /// Whether the object is a label that a cell of a style of the system has.
  func isBuiltInLabel(_ number: Int) -> Bool { builtInLabels.contains(objects[number].id) }

  /// What of a text depends on the objects around it.
  func text(_ role: TextRole, of number: Int, isPlaceholder: Bool) -> InterfaceText {
    var text = InterfaceText(role: role)
    let shown = showing(number)
    text.unseen =
      isPlaceholder
      ? .placeholder
      : isBound(role, shown)
        ? .bound
        : isUndrawn(number) ? .undrawn : shown.contains { objects[$0].isLookedUp } ? .lookedUp : nil
    for object in shown {
      text.outlets += outlets[objects[object].id] ?? []
      text.attributes += objects[object].attributes
    }
    text.outlets += itemOutlets(number)
    if let tag = objects[number].tag, chain(number).contains(where: { objects[$0].isTemplate }) {
      text.outlets.append(InterfaceText.Outlet(type: nil, name: TextAssignment.name(ofNumber: tag)))
    }
    text.menus = menus(of: number)
    text.isOfMenuBar = chain(number).contains { objects[$0].isMenuBar }
    text.containers = chain(number).dropFirst().filter { Self.containers.contains(objects[$0].element) }
      .flatMap { outlets[objects[$0].id] ?? [] }
    return text
  }
}

// MARK: - What is around an object

extension InterfaceHierarchy {
  /// The object with those around it.
  private func chain(_ number: Int) -> [Int] {
    Array(sequence(first: number) { objects[$0].parent })
  }

  /// The object, and the control that it is the cell of.
  private func showing(_ number: Int) -> [Int] {
    guard objects[number].role == "cell", let control = objects[number].parent else { return [number] }
    return [number, control]
  }

  private func isBound(_ role: TextRole, _ shown: [Int]) -> Bool {
    let isBound = shown.contains {
      bindings[$0]?.contains(role) ?? false || notificationLabels.contains(objects[$0].id)
    }
    if isBound { return true }
    // Items that a binding makes.
    guard let number = shown.first, objects[number].element == "menuItem" else { return false }
    return popUp(of: number).contains { bindings[$0]?.contains(.items) ?? false }
  }

  /// Whether the text is one that its control does not draw: rows of a table give their cells their own texts.
  private func isUndrawn(_ number: Int) -> Bool {
    let object = objects[number]
    if object.element == "menu", isInnerMenu(number) || opensByItself(object) { return true }
    if ["box", "menu", "menuItem"].contains(object.element) { return object.isUntitled }
    if object.element == "tabViewItem" { return object.parent.map { objects[$0].isUntitled } ?? false }
    if isLoose(number) { return true }
    if object.role == "dataCell" { return true }
    guard object.element == "tableColumn" || object.element == "tableHeaderCell" else { return false }
    return chain(number).contains {
      ["tableView", "outlineView"].contains(objects[$0].element) && objects[$0].isUntitled
    }
  }

  /// Whether it opens from an item of a menu that opens itself: the item's title is drawn in its place.
  private func isInnerMenu(_ number: Int) -> Bool {
    chain(number).prefix(4).map { objects[$0].element } == ["menu", "menuItem", "menu", "menuItem"]
  }

  /// Whether it is no item's menu: that of a context, a dock or a pop-up button, which has no title.
  private func opensByItself(_ menu: Object) -> Bool {
    menu.parent.map { objects[$0].element == "popUpButtonCell" } ?? true
  }

  /// Whether it is a control in no view, which no property holds either.
  private func isLoose(_ number: Int) -> Bool {
    guard let outer = chain(number).last, Self.controls.contains(objects[outer].element) else { return false }
    return outlets[objects[outer].id] == nil
  }

  private static let controls: Set<String> = ["textField", "label", "button", "textView"]

  /// The menu, cell and control around an item of a pop-up button; none for other menus.
  private func popUp(of number: Int) -> [Int] {
    let around = Array(chain(number).dropFirst().prefix(3))
    return around.contains { objects[$0].element == "popUpButtonCell" } ? around : []
  }

  private func menus(of number: Int) -> [InterfaceText.Outlet] {
    guard objects[number].element == "menuItem" else { return [] }
    return popUp(of: number).flatMap { outlets[objects[$0].id] ?? [] }
  }

  /// What only the class of a controller calls its item: `navigationItem.title`, `rightBarButtonItem?.title` or, for
  /// all its items and those of the controller that begins with it, `title`.
  private func itemOutlets(_ number: Int) -> [InterfaceText.Outlet] {
    let object = objects[number]
    if object.element.hasSuffix("Controller"), let type = object.customClass {
      return [InterfaceText.Outlet(type: type, name: "", isOwn: true)]
    }
    guard let parent = object.parent else { return [] }
    if object.element == "barButtonItem", objects[parent].role == "navigationItem", let outer = objects[parent].parent,
      let type = objects[outer].customClass
    {
      return [InterfaceText.Outlet(type: type, name: object.role, isOwn: true)]
    }
    guard object.role == "navigationItem" || object.role == "tabBarItem" else { return [] }
    let own = objects[parent].customClass.map { type in
      [object.role, ""].map { InterfaceText.Outlet(type: type, name: $0, isOwn: true) }
    }
    let root = roots[parent].flatMap { id in objects.first { $0.id == id }?.customClass }
    return (own ?? []) + (root.map { [InterfaceText.Outlet(type: $0, name: "", isOwn: true)] } ?? [])
  }

  private static let containers: Set<String> = ["stackView", "view", "customView", "scrollView"]

  /// Bindings of AppKit by the beginning of their names: `displayPatternValue2` too gives a text.
  private static let boundRoles: KeyValuePairs<String, TextRole> = [
    "value": .text, "displayPatternValue": .text, "attributedString": .text, "data": .text, "title": .title,
    "displayPatternTitle": .title, "label": .title, "headerTitle": .title, "toolTip": .toolTip, "content": .items,
  ]
}
