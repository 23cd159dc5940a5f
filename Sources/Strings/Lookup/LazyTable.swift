import StringFormats
import Synchronization

/// One table in one locale, read when it is first asked.
///
/// Threads that ask at the same time may read it twice; one of the readings is kept, and no thread ever waits.
final class LazyTable: Sendable {
  private let files: [TableFile]
  /// The language to take from catalogs.
  private let locale: String
  private let transform: MessageTransform?
  /// The bits of an `Unmanaged<LookupTable>`, 0 until there is one; `AtomicLazyReference` costs thirty times as much.
  private let loaded = Atomic<UInt>(0)

  init(_ files: [TableFile], locale: String, _ transform: MessageTransform?) {
    self.files = files
    self.locale = locale
    self.transform = transform
  }

  deinit {
    if let table = Self.table(loaded.load(ordering: .acquiring)) { table.release() }
  }

  /// The value of a key; files that cannot be read are told to `report` and left out.
  @inline(__always)
  func value(of key: UnsafeBufferPointer<UInt8>, _ report: (LookupIssue) -> Void) -> LookupTable.Value? {
    if let table = Self.table(loaded.load(ordering: .acquiring)) {
      return table._withUnsafeGuaranteedRef { $0.value(of: key) }
    }
    return table(report).value(of: key)
  }

  /// The table; files that cannot be read are told to `report` and left out.
  func table(_ report: (LookupIssue) -> Void) -> LookupTable {
    if let table = Self.table(loaded.load(ordering: .acquiring)) { return table.takeUnretainedValue() }
    let made = Unmanaged.passRetained(read(report))
    let (isFirst, known) = loaded.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isFirst, let known = Self.table(known) else { return made.takeUnretainedValue() }
    made.release()
    return known.takeUnretainedValue()
  }

  private static func table(_ bits: UInt) -> Unmanaged<LookupTable>? {
    UnsafeRawPointer(bitPattern: bits).map { Unmanaged.fromOpaque($0) }
  }

  private func read(_ report: (LookupIssue) -> Void) -> LookupTable {
    var documents: [(StringDocument, locale: String?)] = []
    for file in files {
      do {
        documents.append((try file.document(), file.path.format == .xcstrings ? locale : nil))
      } catch {
        report(.unreadableTable(error))
      }
    }
    return LookupTable(documents, transform)
  }

  /// The same table with its messages changed, not read yet.
  func transformed(_ change: MessageTransform) -> LazyTable {
    LazyTable(files, locale: locale, transform?.then(change) ?? change)
  }
}
