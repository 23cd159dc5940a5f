/// What SwiftUI and its kin take as keys (Apple, “Preparing views for localization”).
enum ViewVocabulary {
  /// Views, scenes and commands; the first argument without a label is a `LocalizedStringKey`.
  static let components = Signature.table([
    "Text(_:)", "Button(_:)", "Label(_:)", "Toggle(_:)", "TextField(_:)", "SecureField(_:)", "Picker(_:)",
    "Section(_:)", "NavigationLink(_:)", "Menu(_:)", "Link(_:)", "Stepper(_:)", "DatePicker(_:)",
    "MultiDatePicker(_:)", "ColorPicker(_:)", "ProgressView(_:)", "GroupBox(_:)", "DisclosureGroup(_:)", "Tab(_:)",
    "TabSection(_:)", "LabeledContent(_:)", "ContentUnavailableView(_:)", "ControlGroup(_:)", "CommandMenu(_:)",
    "WindowGroup(_:)", "Window(_:)", "DocumentGroup(_:)", "MenuBarExtra(_:)", "ShareLink(_:)", "TableColumn(_:)",
    "TextFieldLink(_:)", "HelpLink(_:)", "Marker(_:)", "Annotation(_:)", "IntentDescription(_:)",
    "DisplayRepresentation(title:subtitle:)", "TypeDisplayRepresentation(name:)", "AppShortcut(shortTitle:)",
  ])

  static let modifiers = Signature.table([
    ".navigationTitle(_:)", ".navigationSubtitle(_:)", ".navigationBarTitle(_:)", ".accessibilityLabel(_:)",
    ".accessibilityHint(_:)", ".accessibilityValue(_:)", ".alert(_:)", ".confirmationDialog(_:)", ".help(_:)",
    ".badge(_:)", ".searchable(prompt:)", ".accessibilityAction(named:)", ".accessibilityInputLabels(_:)",
    ".accessibilityRotor(_:)", ".accessibilityCustomContent(_:)", ".fileDialogMessage(_:)",
    ".fileDialogConfirmationLabel(_:)", ".dialogSuppressionToggle(_:)", ".configurationDisplayName(_:)",
  ])

  /// A modifier of the configuration of a widget alone.
  static let widgetDescription = Signature(".description(_:)")

  /// Where a view says which table its key is in.
  static let table = "tableName"

  /// Arguments of the views above that are shown as they stand.
  static let shown = Signature.table(["LabeledContent(value:)"])

  /// Modifiers of a project's own components whose argument is a text, by their names.
  static let ownTextModifiers: Set<String> = [
    "title", "subtitle", "description", "message", "label", "caption", "text", "hint", "placeholder", "prompt",
    "header", "footer", "tooltip", "toolTip",
  ]

  /// Property wrappers whose arguments are keys (Apple, “App Intents”).
  static let attributes = Signature.table(["Parameter(title:description:requestValueDialog:)"])
}
