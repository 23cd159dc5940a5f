// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The first folder of this name in a toolchain whose compiler is on PATH that holds a file; `nil` when none does.
func toolchainFolder(_ folder: String, holding file: String) -> String? {
  (Context.environment["PATH"] ?? "").split(separator: ":").lazy
    .map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
    .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
    .map { $0.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(folder).path }
    .first { FileManager.default.fileExists(atPath: "\($0)/\(file)") }
}

/// The folder of SwiftSyntax's modules and libraries, which the toolchain has beside its compiler; `nil` without them.
let swiftSyntax = toolchainFolder("lib/swift/host", holding: "SwiftParser.swiftmodule")
/// For targets that import the scanner of Swift code where there is one.
let swiftSyntaxModules: [SwiftSetting] = swiftSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let swiftScan: [Target.Dependency] = swiftSyntax == nil ? [] : ["SwiftScan"]

/// What the program says of itself, as scripts tell it: `Context.gitInformation` stays what it was when this file last
/// changed.
let buildFacts: [CSetting] = ["L10N_COMMIT", "L10N_ADDRESS"].compactMap { name in
  Context.environment[name].map { .define(name, to: "\"\($0)\"") }
}

/// Whether the library asks Foundation for locale data unless a package says otherwise: where systems offer no ICU4C.
#if os(Linux)
  let isPortable = Context.environment["L10N_BACKEND"] == "foundation"
#else
  let isPortable = true
#endif

let package = Package(
  name: "l10n",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "l10n", targets: ["l10n"]),
    .library(name: "Strings", targets: ["Strings"]),
    .library(name: "StringsFoundation", targets: ["StringsFoundation"]),
    .library(name: "Pseudo", targets: ["Pseudo"]),
  ],
  traits: [
    .trait(name: "Foundation", description: "URL and Date in the interface of Strings; the program does without"),
    .trait(name: "ICU", description: "Strings asks the system's ICU4C for locale data"),
    .trait(
      name: "Portable", description: "Strings asks Foundation for locale data, and needs no C library",
      enabledTraits: ["Foundation"]),
    .default(enabledTraits: isPortable ? ["Portable"] : ["Foundation", "ICU"]),
  ],
  targets: [
    .target(name: "SourceText"),
    .target(name: "PositionedJSON", dependencies: ["SourceText"]),
    .target(name: "StringFormats", dependencies: ["SourceText"]),
    .target(name: "StringCatalogs", dependencies: ["SourceText", "PositionedJSON", "StringFormats"]),
    .target(name: "XLIFF", dependencies: ["SourceText", "StringFormats", "StringCatalogs"]),
    .target(name: "StringEditing", dependencies: ["SourceText", "PositionedJSON", "StringFormats", "XLIFF", "ICU"]),

    .systemLibrary(
      name: "ICU4C", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CICU", dependencies: ["ICU4C"]),
    .target(name: "Locales"),
    .target(name: "ICU", dependencies: ["CICU", "Locales", "SourceText"]),
    .target(name: "FoundationLocales", dependencies: ["Locales", "SourceText"]),
    .target(name: "CAtomics"),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(name: "Shaping", dependencies: ["CHarfBuzz"]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .target(name: "Fontconfig", dependencies: ["CFontconfig"]),

    .target(name: "Placeholders", dependencies: ["SourceText"]),
    .target(name: "MessagePatterns", dependencies: ["Locales"]),
    .target(name: "Markdown"),
    .target(name: "Messages", dependencies: ["SourceText", "StringFormats", "Placeholders"]),
    .target(name: "StringTables", dependencies: ["SourceText", "StringFormats", "XLIFF", "Placeholders", "Messages"]),
    .target(
      name: "Strings",
      dependencies: [
        "SourceText", "StringFormats", "StringCatalogs", "Placeholders", "Messages", "MessagePatterns", "Markdown",
        "Locales", "CAtomics", "Pseudo",
        .target(name: "ICU", condition: .when(traits: ["ICU"])),
        .target(name: "FoundationLocales", condition: .when(traits: ["Portable"])),
      ]),
    .target(name: "StringsFoundation", dependencies: ["SourceText", "Strings"]),
    .target(
      name: "Interchange",
      dependencies: [
        "SourceText", "PositionedJSON", "ICU", "StringFormats", "XLIFF", "StringEditing", "Placeholders", "Messages",
        "StringTables",
      ]),
    .target(
      name: "SourceSync",
      dependencies: [
        "SourceText", "PositionedJSON", "StringFormats", "XLIFF", "StringEditing", "Placeholders", "StringTables",
      ]),
    .target(name: "CodeGeneration", dependencies: ["Placeholders", "Messages", "StringTables"]),
    .target(
      name: "ProjectTables",
      dependencies: ["SourceText", "PositionedJSON", "StringFormats", "Messages", "StringTables"]),
    .target(
      name: "CommandEnvironment",
      dependencies: [
        "SourceText", "StringFormats", "Messages", "StringTables", "CodeGeneration", "ProjectTables", "CFiles",
      ]),
    .target(
      name: "Pseudo",
      dependencies: ["SourceText", "PositionedJSON", "Placeholders"],
      resources: [
        "accented", "bidi", "bounded", "bracketed", "cjk", "double", "keys", "tall",
      ].map { .embedInCode("Definitions/\($0).json") }),
    .target(
      name: "PseudoFiles",
      dependencies: ["SourceText", "StringFormats", "StringEditing", "Messages", "Pseudo"]),
    .target(
      name: "DesignTokens", dependencies: ["SourceText", "PositionedJSON"],
      resources: [
        "devices", "system", "system-ios-18", "system-macos",
      ].map { .embedInCode("BuiltIn/\($0).tokens.json") }),
    .target(
      name: "TokenExchange",
      dependencies: ["SourceText", "PositionedJSON", "CodeGeneration", "DesignTokens", "SourceFacts"]),
    .target(
      name: "TextLayout", dependencies: ["SourceText", "PositionedJSON", "ICU", "Shaping", "DesignTokens"],
      resources: [.embedInCode("BuiltIn/san-francisco-ios-26.json")]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "YAML", dependencies: ["CYAML"]),
    .target(name: "SourceFacts", dependencies: ["SourceText", "PositionedJSON"]),
    .target(name: "ViewEvaluation", dependencies: ["SourceText", "DesignTokens", "SourceFacts"]),
    .target(name: "SourceScan", dependencies: ["SourceText", "StringFormats", "SourceFacts"]),
    .target(name: "Deflate", dependencies: ["CZlib"]),
    .target(name: "Raster", dependencies: ["SourceText", "Deflate", "ICU", "Shaping", "DesignTokens", "TextLayout"]),
    .target(
      name: "Project",
      dependencies: [
        "SourceText", "PositionedJSON", "ICU", "StringFormats", "Placeholders", "Messages", "StringTables",
        "ProjectTables", "Strings", "Pseudo", "Markdown", "DesignTokens", "TextLayout", "SourceFacts", "YAML",
      ]),
    .target(
      name: "Checks",
      dependencies: [
        "SourceText", "PositionedJSON", "ICU", "StringFormats", "StringEditing", "Placeholders", "Messages",
        "StringTables", "ProjectTables", "DesignTokens", "TextLayout", "Project", "SourceFacts",
      ]),
    .target(
      name: "Preview",
      dependencies: [
        "SourceText", "PositionedJSON", "ICU", "StringTables", "Interchange", "DesignTokens", "Shaping", "TextLayout",
        "ProjectTables", "Project", "Checks", "Deflate", "Raster",
      ],
      resources: [
        "index.html", "gallery.css", "workbench.css", "accessibility.js", "addresses.js", "cell-finder.js", "cells.js",
        "choices.js", "component-cells.js", "component-head.js", "controls.js", "dimensions.js", "dom.js", "drawing.js",
        "elsewhere.js", "filter.js", "finding-index.js", "findings.js", "folding.js", "gallery.js", "gaps.js",
        "glyphs.js", "help.js", "hints.js", "inspector.js", "key-editor.js", "key-pictures.js", "keyboard.js",
        "labels.js", "lists.js", "map.js", "matrix.js", "overlay.js", "overview.js", "page.js", "painter.js",
        "piece-loader.js", "plan.js", "queue.js", "rooms.js", "route.js", "search-index.js", "search.js",
        "section-view.js", "settings.js", "store.js", "tall-scroll.js", "text-facts.js", "text-picture.js",
        "translate.js", "translations.js", "tree-nodes.js", "tree.js", "work-list.js", "workbench.js",
      ].map { .embedInCode("Page/\($0)") }
        + ["differences.html", "differences.css", "comparing.js", "filtering.js", "differences.js"]
        .map { .embedInCode("Difference/Page/\($0)") }),
    .target(name: "CMicroHTTPD", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "PreviewServer", dependencies: ["CMicroHTTPD", "SourceText"],
      resources: [.embedInCode("Page/reload.css"), .embedInCode("Page/reload.js")]),
    .target(
      name: "Workspace",
      dependencies: [
        "SourceText", "ICU", "Locales", "StringFormats", "Messages", "StringTables", "ProjectTables",
        "CommandEnvironment", "Pseudo",
        "DesignTokens", "Fontconfig", "Shaping", "TextLayout", "SourceFacts", "SourceScan", "SourceSync",
        "ViewEvaluation", "Placeholders", "Project", "Checks", "Preview", "CBuild",
      ]),
    .target(name: "JSONRPC", dependencies: ["SourceText", "PositionedJSON"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "SourceText", "PositionedJSON", "JSONRPC", "StringFormats", "StringCatalogs", "XLIFF",
        "StringEditing", "Placeholders", "Messages", "StringTables", "ProjectTables", "CommandEnvironment",
        "DesignTokens", "TextLayout", "SourceFacts", "Project", "Checks", "Preview", "Workspace",
      ]),
    .target(
      name: "AgentServer",
      dependencies: [
        "SourceText", "PositionedJSON", "JSONRPC", "StringTables", "Interchange", "SourceSync", "CommandEnvironment",
        "Pseudo", "DesignTokens", "TextLayout", "Project", "Checks", "Preview", "Workspace",
      ]),
    .target(
      name: "L10nCommands",
      dependencies: [
        "SourceText", "PositionedJSON", "ICU", "StringFormats", "XLIFF", "StringEditing", "StringTables", "Strings",
        "Interchange", "CodeGeneration", "ProjectTables", "CommandEnvironment", "Pseudo", "PseudoFiles", "DesignTokens",
        "TokenExchange", "Fontconfig", "TextLayout", "Project", "Checks", "Preview", "PreviewServer", "Shaping",
        "Placeholders", "Messages", "SourceFacts", "SourceScan", "SourceSync", "ViewEvaluation", "Workspace", "JSONRPC",
        "LanguageServer", "AgentServer", "CFiles", "CBuild",
      ],
      resources: [.embedInCode("BuiltIn/probe.txt")]),
    .target(name: "CHeap"),
    .target(name: "CFiles"),
    .target(name: "CBuild", cSettings: buildFacts),
    .executableTarget(name: "l10n", dependencies: ["CHeap", "L10nCommands"]),
    .executableTarget(name: "l10n-generate", dependencies: ["CommandEnvironment"]),

    .executableTarget(
      name: "l10n-bench", dependencies: ["CHeap", "SourceText", "StringFormats", "XLIFF"], path: "Benchmarks/l10n-bench"
    ),
    .executableTarget(name: "strings-bench", dependencies: ["Strings"], path: "Benchmarks/strings-bench"),
    .executableTarget(
      name: "pseudo-bench", dependencies: ["Pseudo", "StringFormats", "XLIFF"], path: "Benchmarks/pseudo-bench"),
    .executableTarget(
      name: "layout-bench", dependencies: ["CHeap", "TextLayout", "DesignTokens", "ICU"],
      path: "Benchmarks/layout-bench"),
    .executableTarget(
      name: "raster-bench",
      dependencies: ["Raster", "TextLayout", "DesignTokens", "ICU", "Shaping"], path: "Benchmarks/raster-bench"),
    .target(name: "PracticeModel", dependencies: ["Strings"], path: "Examples/PracticeModel"),
    .target(name: "TextServer", dependencies: ["Strings"], path: "Examples/TextServer/Sources/TextServer"),
    .executableTarget(
      name: "text-server", dependencies: ["TextServer"], path: "Examples/TextServer/Sources/text-server"),

    .testTarget(name: "DeflateTests", dependencies: ["Deflate", "TestSupport"]),
    .testTarget(
      name: "RasterTests",
      dependencies: [
        "Deflate", "Raster", "Project", "Strings", "ICU", "Shaping", "DesignTokens", "TextLayout", "TestFonts",
        "TestSupport",
      ]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Preview", "SourceText", "ProjectTables", "Project", "Checks", "DesignTokens", "TextLayout", "Strings",
        "Pseudo", "ICU", "TestFonts", "TestSupport", "Raster", "Deflate", "Interchange", "PositionedJSON",
        "StringTables",
      ]),
    .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer", "TestSupport"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"]),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .testTarget(name: "PositionedJSONTests", dependencies: ["PositionedJSON", "SourceText", "TestSupport"]),
    .testTarget(
      name: "StringFormatsTests",
      dependencies: ["StringFormats", "StringEditing", "SourceText", "XLIFF", "TestSupport"]),
    .testTarget(name: "ICUTests", dependencies: ["ICU", "TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "SourceScanTests", dependencies: ["SourceScan", "SourceFacts", "SourceText", "TestSupport"]),
    .testTarget(
      name: "SourceFactsTests", dependencies: ["SourceFacts", "PositionedJSON", "SourceText", "TestSupport"]),
    .target(name: "TestFonts", dependencies: ["SourceText"], path: "Tests/TestFonts"),
    .target(
      name: "ReaderInvariants",
      dependencies: [
        "SourceText", "PositionedJSON", "StringFormats", "XLIFF", "StringEditing", "Messages", "StringTables",
        "Strings", "Interchange", "DesignTokens", "TokenExchange", "Pseudo", "TextLayout", "Deflate", "Raster",
        "SourceFacts", "SourceScan", "ViewEvaluation", "ProjectTables", "Project", "Checks", "Preview",
      ],
      path: "Tests/ReaderInvariants"),
    .testTarget(name: "ReaderInvariantsTests", dependencies: ["ReaderInvariants", "SourceFacts"]),
    .testTarget(name: "ShapingTests", dependencies: ["Shaping", "TestFonts", "TestSupport"]),
    .testTarget(name: "FontconfigTests", dependencies: ["Fontconfig", "TestFonts"]),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: [
        "TextLayout", "ICU", "Shaping", "DesignTokens", "Project", "SourceText", "StringTables", "TestFonts",
        "TestSupport",
      ]),
    .testTarget(name: "DesignTokensTests", dependencies: ["DesignTokens", "SourceText"]),
    .testTarget(
      name: "TokenExchangeTests",
      dependencies: ["TokenExchange", "DesignTokens", "SourceText", "SourceFacts", "TestSupport"] + swiftScan,
      swiftSettings: swiftSyntaxModules),
    .testTarget(name: "PlaceholdersTests", dependencies: ["Placeholders", "TestSupport"]),
    .testTarget(name: "MessagesTests", dependencies: ["Messages", "StringFormats"]),
    .testTarget(
      name: "StringTablesTests", dependencies: ["StringTables", "StringFormats", "SourceText", "TestSupport"]),
    .testTarget(
      name: "StringsTests",
      dependencies: [
        "Strings", "StringTables", "StringFormats", "SourceText", "XLIFF", "ICU", "Locales", "FoundationLocales",
        "Messages", "Markdown", "TestSupport",
      ]),
    .testTarget(
      name: "StringsFoundationTests", dependencies: ["StringsFoundation", "Strings", "TestSupport"]),
    .testTarget(
      name: "PseudoTests",
      dependencies: [
        "Pseudo", "Project", "StringTables", "Strings", "StringFormats", "SourceText", "XLIFF", "TextLayout", "ICU",
        "Placeholders", "Messages", "TestFonts", "TestSupport",
      ]),
    .testTarget(
      name: "InterchangeTests",
      dependencies: ["Interchange", "StringFormats", "PositionedJSON", "SourceText", "ICU", "Messages", "TestSupport"]),
    .testTarget(
      name: "SourceSyncTests",
      dependencies: ["SourceSync", "StringEditing", "StringFormats", "SourceText", "XLIFF", "TestSupport"]),
    .testTarget(
      name: "CodeGenerationTests", dependencies: ["CodeGeneration", "SourceText", "Messages", "TestSupport"]),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "ProjectTables", "Project", "DesignTokens", "ICU", "SourceFacts", "SourceText", "StringFormats",
        "StringTables", "Strings", "TextLayout", "TestFonts",
      ]),
    .testTarget(
      name: "ChecksTests",
      dependencies: [
        "Checks", "SourceText", "Messages", "SourceFacts", "SourceScan", "ProjectTables", "Project", "DesignTokens",
        "StringTables", "TextLayout", "Pseudo", "TestFonts",
      ] + swiftScan, swiftSettings: swiftSyntaxModules),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "PositionedJSON", "TestSupport"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "JSONRPC", "PositionedJSON", "SourceText", "CommandEnvironment", "Checks", "Workspace",
        "TestSupport",
      ]),
    .testTarget(
      name: "L10nCommandsTests",
      dependencies: [
        "L10nCommands", "Checks", "Preview", "PreviewServer", "ProjectTables", "Project", "Raster", "StringTables",
        "SourceText", "Messages", "Strings", "TestFonts", "TestSupport",
      ]),
    .testTarget(name: "PracticeModelTests", dependencies: ["PracticeModel", "SourceText", "Strings"]),
    .testTarget(name: "TextServerTests", dependencies: ["TextServer", "Strings", "SourceText", "TestSupport"]),
    .testTarget(name: "DocumentationTests", dependencies: ["PracticeModel", "Pseudo", "Strings", "StringsFoundation"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// Apart from the program, so that neither it nor what depends on this package has flags that SwiftPM calls unsafe.
if let swiftSyntax {
  package.targets += [
    .target(
      name: "SwiftScan", dependencies: ["SourceText", "SourceFacts"], swiftSettings: swiftSyntaxModules,
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftDiagnostics"),
        .linkedLibrary("SwiftParserDiagnostics"),
      ]),
    .executableTarget(
      name: "l10n-scan", dependencies: ["SwiftScan", "SourceFacts"], swiftSettings: swiftSyntaxModules),
    .executableTarget(
      name: "scan-bench", dependencies: ["SwiftScan", "SourceFacts"], path: "Benchmarks/scan-bench",
      swiftSettings: swiftSyntaxModules),
    .testTarget(
      name: "ViewEvaluationTests",
      dependencies: ["ViewEvaluation", "SwiftScan", "SourceFacts", "DesignTokens", "SourceText"],
      swiftSettings: swiftSyntaxModules),
    .testTarget(
      name: "SwiftScanTests", dependencies: ["SwiftScan", "SourceFacts", "TestSupport"],
      swiftSettings: swiftSyntaxModules),
  ]
}

// The page of each target, which SwiftPM would call unhandled. `Strings` has a DocC catalogue instead.
let pageless = ["CAtomics", "CBuild", "CFiles", "CICU", "CHeap", "CMicroHTTPD", "Strings"]
for target in package.targets where target.path == nil && [.regular, .executable].contains(target.type) {
  if !pageless.contains(target.name) { target.exclude.append("\(target.name).md") }
}

/// The targets without unsafe code, which stay so.
let memorySafeTargets: Set = [
  "CodeGeneration", "Interchange", "PracticeModel", "SourceScan", "SourceSync", "TestFonts", "TextServer",
  "TokenExchange",
]
// Flags of Swift 6.2 that SwiftPM calls unsafe: for this package's own scripts only.
#if compiler(>=6.2)
  if Context.environment["L10N_WITHOUT_PLUGINS"] != nil {
    for target in package.targets where memorySafeTargets.contains(target.name) {
      target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(["-strict-memory-safety", "-Werror", "StrictMemorySafety"])]
    }
  }
#endif

/// Also the plugins of the package `l10n-plugins`, whose manifest scripts/release.d/plugins writes from this list.
let plugins: [Target] = [
  .plugin(name: "L10nCompilePlugin", capability: .buildTool(), dependencies: ["l10n"]),
  .plugin(name: "L10nGeneratePlugin", capability: .buildTool(), dependencies: ["l10n-generate"]),
  .plugin(
    name: "L10nCommand",
    capability: .command(
      intent: .custom(verb: "l10n", description: "run a command of l10n, such as 'check', in the package's folder")),
    dependencies: ["l10n"]),
  .plugin(
    name: "L10nGenerateCommand",
    capability: .command(
      intent: .custom(verb: "l10n-generate", description: "write typed Swift accessors for the keys of the tables"),
      permissions: [.writeToPackageDirectory(reason: "to write the file that '--output' or l10n.json names")]),
    dependencies: ["l10n-generate"]),
  .plugin(
    name: "L10nPseudoCommand",
    capability: .command(
      intent: .custom(verb: "l10n-pseudo", description: "write pseudo-locales of the string tables"),
      permissions: [.writeToPackageDirectory(reason: "to write pseudo-locales to the folder that '--output' names")]),
    dependencies: ["l10n"]),
  .plugin(
    name: "L10nSyncCommand",
    capability: .command(
      intent: .custom(verb: "l10n-sync", description: "update the string tables with the keys that code looks up"),
      permissions: [.writeToPackageDirectory(reason: "to update the tables of the development language")]),
    dependencies: ["l10n"]),
]
// A plugin's tool is built apart from the program of the same sources: this package's own scripts do without.
if Context.environment["L10N_WITHOUT_PLUGINS"] == nil {
  package.products += plugins.map { .plugin(name: $0.name, targets: [$0.name]) }
  package.targets += plugins
}
