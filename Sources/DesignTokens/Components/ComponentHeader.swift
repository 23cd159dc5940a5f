import PositionedJSON

/// What a group says of a component ahead of its boxes: all that one which holds it needs to know.
struct ComponentHeader {
  let fields: [String: JSONValue]
  let axes: [Component.Axis]
  let slots: [String]
  let labels: [String]
  let isInteractive: Bool
  let notes: String?
  let touchTarget: Points?
  let maximumSize: DynamicTypeSize?
  /// What is assumed of these members.
  let assumptions: [Assumption]
  /// Whether nothing of it is wrong.
  let isWhole: Bool
  /// The numbers of ``axes`` by their names, and the names of ``slots``: many boxes may name them.
  let axisNumbers: [String: Int]
  let slotNames: Set<String>

  init(
    fields: [String: JSONValue], axes: [Component.Axis], slots: [String], labels: [String], isInteractive: Bool,
    notes: String?, touchTarget: Points?, maximumSize: DynamicTypeSize?, assumptions: [Assumption], isWhole: Bool
  ) {
    self.fields = fields
    self.axes = axes
    self.slots = slots
    self.labels = labels
    self.isInteractive = isInteractive
    self.notes = notes
    self.touchTarget = touchTarget
    self.maximumSize = maximumSize
    self.assumptions = assumptions
    self.isWhole = isWhole
    axisNumbers = Dictionary(axes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    slotNames = Set(slots)
  }
}

/// The components of the files by name, the first of each.
struct ComponentNames {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private var headers: [Int: ComponentHeader] = [:]

  mutating func add(_ name: String, number: Int, _ header: ComponentHeader?) {
    names.append(name)
    numbers[name] = number
    headers[number] = header
  }

  /// The number of the component of a name; `nil` where there is none.
  func number(of name: String) -> Int? { numbers[name] }

  /// `nil` where the extension of the component is no object.
  func header(of number: Int) -> ComponentHeader? { headers[number] }
}

/// The boxes of a component and what is around them, the components that they hold not yet known.
struct ComponentBody {
  /// A place where the boxes hold another component.
  struct Use {
    let number: Int
    /// How deep in the box tree.
    let depth: Int
    let json: JSONValue
  }

  let container: Component.Container
  let backdrop: ColorValue?
  let surface: SurfaceTemplate
  let template: BoxTemplate
  let followsTextSize: Bool
  /// What is assumed of the boxes.
  let assumptions: [Assumption]
  let uses: [Use]
  /// The numbers of the components that it holds, each once; templates name them by their place here.
  let nested: [Int]
  let extent: ComponentExtent
}

/// How many boxes the tree of a component has, and how deep they nest.
struct ComponentExtent: Sendable {
  var boxCount = 0
  /// Depth of the deepest box, 0 for one box alone.
  var deepest = 0
}
