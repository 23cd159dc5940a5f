import Foundation
import Strings

/// Opens copies of a folder and shows one text of each.
struct Loading {
  private static let rounds = 21
  /// How many copies are kept at once to weigh them; the first ones fill what the process keeps for itself.
  private static let (first, kept) = (4, 12)

  private let subject: Subject
  private let hasBundle: Bool
  private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("strings-bench-\(getpid())")

  init(_ subject: Subject) {
    self.subject = subject
    hasBundle = subject.bundle(subject.folder) != nil
  }

  func rows() throws -> [Row] {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let keys = Double(try subject.open(subject.folder).keys().count)
    let bytes = try memory { try shown(subject.key, $0) }
    let others = hasBundle ? try memory { subject.bundle($0) } : nil
    var times: [[Double]] = [[], [], []]
    for _ in 0..<Self.rounds {
      let folder = try copy()
      times[0].append(try Self.time { try shown(subject.key, folder) })
      times[1].append(try Self.time { try subject.open(folder)[subject.plural, count: 5] })
      times[2].append(Self.time { hasBundle ? subject.bundle(folder) : nil })
    }
    let medians = times.map { $0.sorted()[Self.rounds / 2] / 1_000 }
    return [
      Row("open and first text", "µs", medians[0], hasBundle ? medians[2] : nil),
      Row("open and first plural", "µs", medians[1], nil),
      Row("memory of a read table, per key", "B", bytes / keys, others.map { $0 / keys }),
    ]
  }

  private func shown(_ key: String, _ folder: URL) throws -> LocalizedStrings {
    let strings = try subject.open(folder)
    precondition(!strings[key].isEmpty)
    return strings
  }

  /// A copy of the folder that nobody has read.
  private func copy() throws -> URL {
    let copy = scratch.appendingPathComponent(UUID().uuidString)
    try FileManager.default.copyItem(at: subject.folder, to: copy)
    return copy
  }

  /// Bytes that one reading keeps.
  private func memory(_ read: (URL) throws -> Any?) throws -> Double {
    var readings: [Any?] = []
    var before = 0
    for number in 0..<Self.kept {
      if number == Self.first { before = Self.resident() }
      readings.append(try read(try copy()))
    }
    return withExtendedLifetime(readings) { Double(Self.resident() - before) / Double(Self.kept - Self.first) }
  }

  /// Bytes of the process in memory, those that are free given back; 0 where the system does not say.
  private static func resident() -> Int {
    if let trim = dlsym(nil, "malloc_trim") {
      _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> CInt).self)(0)
    }
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst()
    return (pages?.first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Nanoseconds of a call.
  private static func time<Result>(_ body: () throws -> Result) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    _ = try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }
}
