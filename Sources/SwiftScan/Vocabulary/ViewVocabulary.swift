/// What SwiftUI and its kin take as keys (Apple, “Preparing views for localization”).
enum ViewVocabulary {
  /// Views, scenes and commands; the first argument without a label is a `LocalizedStringKey`.
  static let components = Signature.table([
    "Text(_:)", "Button(_:)", "Label(_:)", "Toggle(_:)", "TextField(_:)", "SecureField(_:)", "Picker(_:)",
    "Section(_:)", "NavigationLink(_:)", "Menu(_:)", "Link(_:)", "Stepper(_:)", "DatePicker(_:)",
    "MultiDatePicker(_:)", "ColorPicker(_:)", "ProgressView(_:)", "GroupBox(_:)", "DisclosureGroup(_:)", "Tab(_:)",
    "TabSection(_:)", "LabeledContent(_:)", "ContentUnavailableView(_:)", "ControlGroup(_:)", "CommandMenu(_:)",
    "WindowGroup(_:)", "Window(_:)", "DocumentGroup(_:)", "MenuBarExtra(_:)", "ShareLink(_:)", "SharePreview(_:)",
    "TableColumn(_:)",
    "TextFieldLink(_:)", "HelpLink(_:)", "Marker(_:)", "Annotation(_:)",
  ]).merging(intents) { view, _ in view }

  /// Values and calls of App Intents (Apple, “App Intents”).
  private static let intents = Signature.table([
    "IntentDescription(_:categoryName:searchKeywords:resultValueName:)", "IntentDialog(_:full:supporting:)",
    "DisplayRepresentation(title:subtitle:synonyms:)", "TypeDisplayRepresentation(name:numericFormat:synonyms:)",
    "AppShortcut(shortTitle:)", "AppShortcutOptionsCollection(title:)", "IntentItem(title:subtitle:)",
    "IntentItemSection(_:)", "IntentItemCollection(promptLabel:)", "Summary(_:)", "requestConfirmation(dialog:)",
  ])

  static let modifiers = Signature.table([
    ".navigationTitle(_:)", ".navigationSubtitle(_:)", ".navigationBarTitle(_:)", ".accessibilityLabel(_:)",
    ".accessibilityHint(_:)", ".accessibilityValue(_:)", ".alert(_:)", ".confirmationDialog(_:)", ".help(_:)",
    ".badge(_:)", ".searchable(prompt:)", ".accessibilityAction(named:)", ".accessibilityInputLabels(_:)",
    ".accessibilityRotor(_:)", ".accessibilityCustomContent(_:)", ".fileDialogMessage(_:)",
    ".fileDialogConfirmationLabel(_:)", ".dialogSuppressionToggle(_:)", ".configurationDisplayName(_:)",
    ".result(dialog:)", ".needsValueError(_:)", ".requestValue(_:)", ".requestDisambiguation(dialog:)",
    ".requestConfirmation(dialog:)",
  ])

  /// Modifiers of the configuration of a widget or control alone.
  static let ofWidgets = Signature.table([".description(_:)", ".displayName(_:)"])

  /// Where a view says which table its key is in.
  static func tableLabel(of name: String) -> String { name == "Summary" ? "table" : "tableName" }

  /// Arguments of the views above that are shown as they stand.
  static let shown = Signature.table(["LabeledContent(value:)"])

  /// Modifiers of a project's own components whose argument is a text, by their names.
  static let ownTextModifiers: Set<String> = [
    "title", "subtitle", "description", "message", "label", "caption", "text", "hint", "placeholder", "prompt",
    "header", "footer", "tooltip", "toolTip",
  ]

  /// Property wrappers whose arguments are keys (Apple, “App Intents”).
  static let attributes = Signature.table([
    "Parameter(title:description:requestValueDialog:requestDisambiguationDialog:)",
    "IntentParameter(title:description:requestValueDialog:requestDisambiguationDialog:)", "Property(title:)",
    "ComputedProperty(title:)", "DeferredProperty(title:)",
  ])
}
