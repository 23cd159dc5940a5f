import PositionedJSON

/// What the cells of a preview were made from, beside their places: what a comparison tells the causes of changes by.
struct ManifestInputs: Hashable, Sendable {
  /// A token with its value in each theme.
  struct Token: Hashable, Sendable {
    let path: String
    let type: String
    /// As one line; one for all themes, or one for each, empty where a theme does not have it.
    let values: [String]
    /// Numbers of the tokens that it refers to in some theme, ascending.
    let targets: [Int]

    func value(inTheme theme: Int) -> String { values.count == 1 ? values[0] : values[theme] }
  }

  /// A place where a component names a token.
  struct TokenUse: Hashable, Sendable {
    let token: Int
    /// Values of axes under which it is read.
    let axes: [String: String]
  }

  /// How a component is described, or the view of an app.
  struct Definition: Hashable, Sendable {
    let name: String
    /// Path of the file of tokens or of code, and the line in it.
    let file: String
    let line: Int
    let hash: String
    /// Names of the components that it holds.
    let holds: [String]
    let uses: [TokenUse]
  }

  struct Font: Hashable, Sendable {
    let name: String
    /// Of the outlines and advances of its first glyphs.
    let hash: String
  }

  struct Screen: Hashable, Sendable {
    /// Hundredths of a point.
    let width: Int
    let height: Int
    let scale: Int
  }

  /// Each once.
  var texts: [String] = []
  var tokens: [Token] = []
  var definitions: [Definition] = []
  var fonts: [Font] = []
  /// By device.
  var screens: [Screen] = []

  func write(to script: inout JSONWriter) {
    script.member("screens", screens, onNewLine: true) { $0.integers([$1.width, $1.height, $1.scale]) }
    script.member("fonts", fonts, onNewLine: true) { script, font in
      script.array {
        $0.string(font.name)
        $0.string(font.hash)
      }
    }
    script.member("texts", texts, onNewLine: true)
    script.member("tokens", tokens, onNewLine: true) { script, token in
      script.newLine()
      script.array { script in
        script.string(token.path)
        script.string(token.type)
        if token.values.count == 1 {
          script.string(token.values[0])
        } else {
          script.array(token.values) { $0.string($1) }
        }
        if !token.targets.isEmpty { script.integers(token.targets) }
      }
    }
    script.objects("definitions", definitions) { script, definition in
      script.member("name", definition.name)
      script.member("file", definition.file)
      script.member("line", definition.line)
      script.member("hash", definition.hash)
      if !definition.holds.isEmpty { script.member("holds", definition.holds) }
      guard !definition.uses.isEmpty else { return }
      script.member("tokens", definition.uses) { script, use in
        if use.axes.isEmpty {
          script.integer(use.token)
        } else {
          script.array {
            $0.integer(use.token)
            $0.object(use.axes)
          }
        }
      }
    }
  }
}
