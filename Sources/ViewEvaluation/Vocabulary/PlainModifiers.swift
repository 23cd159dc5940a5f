/// Modifiers that leave the lengths of a view as they are.
enum PlainModifiers {
  static func contains(_ name: String) -> Bool {
    if textual.contains(name) { return false }
    return names.contains(name) || prefixes.contains { name.hasPrefix($0) } || suffixes.contains { name.hasSuffix($0) }
  }

  /// Those that show a text, where the system puts it.
  private static let textual: Set<String> = ["chartXAxisLabel", "chartYAxisLabel"]

  private static let prefixes = [
    "accessibility", "onChange", "onAppear", "on", "matched", "navigation", "toolbar", "presentation", "listRow",
    "listSection", "scroll", "keyboard", "symbol", "sensory", "file", "search", "swipe", "user", "drag", "drop",
    "focus", "hover", "default", "customization", "chart", "activity", "previewLayout", "preview", "widget",
    "interactive", "speech",
    "tabView", "menu",
    "contentTransition", "handles", "glass", "privacy", "inspector", "popover", "writing", "text",
  ]
  private static let suffixes = ["Gesture", "Action", "Actions", "Disabled", "Title", "Shape"]

  private static let names: Set<String> = [
    "foregroundColor", "foregroundStyle", "tint", "accentColor", "shadow", "cornerRadius", "clipShape",
    "clipped", "mask", "border", "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
    "colorMultiply", "colorInvert", "blendMode", "compositingGroup", "drawingGroup",
    "rotation3DEffect", "scaleEffect", "offset", "position", "zIndex", "id", "tag", "badge", "animation", "transition",
    "transaction", "contentShape", "allowsHitTesting", "gesture", "highPriorityGesture", "simultaneousGesture",
    "disabled", "sheet", "fullScreenCover", "alert", "confirmationDialog", "actionSheet", "contextMenu", "task",
    "refreshable", "environmentObject", "preferredColorScheme", "colorScheme", "statusBar", "statusBarHidden",
    "persistentSystemOverlays", "ignoresSafeArea", "edgesIgnoringSafeArea", "submitLabel", "autocapitalization",
    "autocorrectionDisabled", "disableAutocorrection", "underline", "strikethrough",
    "italic", "renderingMode", "interpolation", "antialiased",
    "help", "hoverEffect", "equatable", "preference", "anchorPreference", "coordinateSpace",
    "itemProvider", "tabItem", "modelContainer", "modelContext", "defersSystemGestures", "buttonRepeatBehavior",
    "flipsForRightToLeftLayoutDirection", "selectionDisabled", "deleteDisabled", "moveDisabled",
    "quickLookPreview", "photosPicker", "backgroundStyle", "fill", "stroke", "strokeBorder", "inset",
    "trim", "rotation", "scale", "imageScale", "containerShape", "invalidatableContent", "luminanceToAlpha",
    "commands", "windowStyle", "headerProminence", "monospacedDigit", "baselineOffset", "allowedDynamicRange",
    "gaugeStyle",
    "indexViewStyle", "progressViewStyle",
    "keyboardShortcut", "exportsItemProviders", "importsItemProviders", "copyable", "cuttable", "pasteDestination",
    "springLoadingBehavior", "prefersDefaultFocus", "digitalCrownRotation", "alternatingRowBackgrounds",
    "eraseToAnyView", "enableInjection", "shimmering",
    "store", "subscriptionStatusTask", "requestReview", "geometryGroup", "visualEffect", "ornament", "popoverTip",
    "tipBackground", "projectionEffect", "transformEffect", "materialActiveAppearance",
    "fixedWindowSize", "userActivity", "appStoreOverlay", "colorEffect", "distortionEffect", "layerEffect",
    "typesettingLanguage", "locale",
    "introspect", "debounce", "receive", "typeSelectEquivalent", "labelsVisibility", "tableStyle", "listStyle",
    "formStyle",
    "disclosureGroupStyle", "controlGroupStyle", "openURL", "listItemTint", "listRowSeparator", "phaseAnimator",
    "keyframeAnimator", "supportedFamilies", "defaultAppStorage", "collapsible", "dynamicIslandKeyline",
    "contentConfiguration",
    "containerBackground", "tipViewStyle", "submitScope", "tabBarMinimizeBehavior",
    "labelReservedIconWidth", "handGestureShortcut", "backgroundExtensionEffect", "sharedBackgroundVisibility",
  ]
}
