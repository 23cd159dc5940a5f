/// The names of the system's views.
enum SystemViews {
  /// Whether a call of a type makes a view.
  static func isKnown(_ name: String) -> Bool {
    containers.contains(name) || controls.contains(name) || fills.contains(name) || pictures.contains(name)
      || wrappers.contains(name) || hidden.contains(name)
  }

  /// Whether a name is of a type of the system that views are written with.
  static func isType(_ name: String) -> Bool {
    isKnown(name) || ["Text", "Font", "State", "Binding", "Environment", "LocalizedStringKey"].contains(name)
  }

  /// Whether a member is a view: a colour, or a shape.
  static func isView(_ term: CodeTerm) -> Bool {
    if term.name == "init", let type = term.type { return isKnown(type) || type == "Color" || type == "UIColor" }
    // What the system says of a search without results.
    if let type = term.type {
      return ["Color", "Image", "ContentUnavailableView"].contains(type) || fills.contains(type)
    }
    return term.base?.term.map(isView) ?? false
  }

  /// Stacks and what shows several views.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Section", "ForEach", "List", "Form", "Grid",
    "GridRow", "LazyVGrid", "LazyHGrid", "ScrollView", "ViewThatFits", "TabView", "Tab", "TabSection",
    "ControlGroup", "NavigationSplitView", "GeometryReader", "Table", "OutlineGroup", "VSplitView", "HSplitView",
    "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "DisclosureTableRow",
  ]

  /// What shows its content as it stands there.
  static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationLink", "ScrollViewReader", "TimelineView", "EquatableView",
    "GlassEffectContainer", "WithViewStore", "NavigationSplitView", "SubscriptionView", "ModifiedContent",
  ]

  static let controls: Set<String> = [
    "Button", "Link", "ShareLink", "Label", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider",
    "Stepper", "ProgressView", "Menu", "LabeledContent", "DatePicker", "ColorPicker", "Gauge", "PhotosPicker",
    "EditButton", "RenameButton", "PasteButton", "SignInWithAppleButton", "ContentUnavailableView", "Spacer", "Divider",
    "MultiDatePicker", "SettingsLink", "ActivityIndicator", "HelpLink", "FormStyleConfiguration", "DisclosureGroup",
    "GroupBox",
  ]

  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Path",
    "ContainerRelativeShape", "AnyShape",
  ]

  /// What takes all that it is proposed.
  static let fills = shapes.union([
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Canvas",
    "Map", "VideoPlayer", "Chart", "ImagePaint", "PDFView", "WebView", "SpriteView", "SceneView", "Model3D",
    "RealityView", "Material",
  ])

  static let pictures = loading.union(["Image", "AsyncImage"])

  /// Views of others that load a picture, with modifiers of their own: of Nuke, Kingfisher and SDWebImage.
  static let loading: Set<String> = [
    "LazyImage", "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "CachedAsyncImage",
  ]

  /// Modifiers that views alone have, and that say what room one takes.
  static let shaping: Set<String> = [
    "frame", "padding", "resizable", "scaledToFit", "scaledToFill", "aspectRatio", "fixedSize", "layoutPriority",
    "clipShape", "overlay", "background",
  ]

  /// Modifiers whose closures build what the system draws: menus, bars and dialogs.
  static let concealing: Set<String> = [
    "toolbar", "contextMenu", "swipeActions", "alert", "confirmationDialog", "actionSheet", "tabItem", "commands",
    "navigationBarItems", "keyboardToolbar", "accessibilityActions",
  ]

  /// Modifiers whose closures build views that are shown apart.
  static let presenting: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination", "inspector"]

  /// Whether a modifier says how what stands in a view is drawn.
  static func changesSurroundings(_ name: String) -> Bool {
    changing.contains(name) || styles.contains(name)
  }

  private static let changing: Set<String> = [
    "font", "fontWeight", "fontDesign", "fontWidth", "bold", "monospaced", "lineLimit", "lineSpacing", "kerning",
    "tracking", "minimumScaleFactor", "allowsTightening", "truncationMode", "multilineTextAlignment", "textCase",
    "dynamicTypeSize", "controlSize", "labelsHidden", "environment",
  ]

  /// Those that set a style.
  static let styles: Set<String> = [
    "buttonStyle", "labelStyle", "toggleStyle", "pickerStyle", "textFieldStyle", "listStyle", "groupBoxStyle",
    "labeledContentStyle", "menuStyle", "progressViewStyle", "datePickerStyle",
  ]

  /// What takes no room.
  static let hidden: Set<String> = [
    "EmptyView", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "CommandGroup", "Never",
  ]
}
