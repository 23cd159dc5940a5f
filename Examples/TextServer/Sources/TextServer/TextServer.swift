import Foundation
import Strings

/// The texts of a web service: one folder of tables, read at the start, for readers of all languages at once.
///
/// ```swift
/// let server = try TextServer(tables: folder)
/// let page = server.inbox(cues: 5, acceptLanguage: "pl, en;q=0.5")
/// page.text                    // “5 podpowiedzi”
/// page.contentLanguage         // "pl"
/// ```
///
/// A request takes the texts once and keeps them: it shows one version of the tables from its first word to its last,
/// also when they are reloaded meanwhile.
public final class TextServer: Sendable {
  private let live: LiveStrings
  private let counter: LookupCounter

  /// - Parameter folder: Holds `.lproj` folders, String Catalogs or both.
  /// - Throws: `LocalizedStrings.LoadingError` for a folder that is not there or has no tables: better now than at
  ///   a request.
  public init(tables folder: URL) throws {
    let counter = LookupCounter(limit: 1_000)
    self.counter = counter
    live = try LiveStrings(contentsOf: folder, preferredLanguages: [], report: counter.record)
  }

  /// The texts for a reader whose browser sends `acceptLanguage`; those of the development language without.
  public func strings(acceptLanguage: String?) -> LocalizedStrings {
    live.current.preferring(AcceptLanguage.preferences(acceptLanguage ?? ""))
  }

  /// What a reader has collected.
  ///
  /// - Parameters:
  ///   - cues: 0 or more.
  ///   - name: The reader's own, who is greeted; `nil` without.
  public func inbox(cues: Int, name: String? = nil, acceptLanguage: String?) -> Page {
    let strings = strings(acceptLanguage: acceptLanguage)
    return Page(
      title: strings["title.your-cues"],
      greeting: name.map { strings.text("text.greeting", $0) },
      text: cues == 0 ? strings["text.empty-cues"] : strings["count.cues", count: cues],
      contentLanguage: strings.locale,
      isRightToLeft: strings.isRightToLeft)
  }

  /// Reads the tables again if a file has changed; to be called now and then, or when new translations were put there.
  ///
  /// - Returns: Whether the texts are new.
  /// - Throws: What ``init(tables:)`` throws; the texts stay as they were.
  @discardableResult
  public func reloadIfChanged() throws -> Bool { try live.reloadIfChanged() }

  /// What was missing since the last call, the most frequent first: lines for a log.
  public func missingTexts() -> [String] { LookupCounter.lines(of: counter.drain()) }
}
