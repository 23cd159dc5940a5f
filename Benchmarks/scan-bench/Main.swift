import Foundation
import SourceFacts
import SwiftParser
import SwiftScan
import SwiftSyntax

/// Parses Swift files with SwiftSyntax and does nothing else: the limit of a scan that would parse every byte.
@main
enum ScanBench {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let threads = Int(arguments[2]), threads > 0 else {
      print("usage: scan-bench FOLDER THREADS")
      exit(2)
    }
    let files = contents(below: arguments[1])
    let work = DispatchGroup()
    for thread in 0..<threads {
      DispatchQueue.global().async(group: work) {
        LargeStack.run { parse(stride(from: thread, to: files.count, by: threads).map { files[$0] }) }
      }
    }
    work.wait()
    print("files=\(files.count) bytes=\(files.reduce(0) { $0 + $1.count })")
  }

  private static func contents(below folder: String) -> [[UInt8]] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = names.filter { $0.hasSuffix(".swift") }.sorted()
    // The large files first, so that the threads end at about the same time.
    return sources.compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map(Array.init) }
      .sorted { $0.count > $1.count }
  }

  private static func parse(_ files: [[UInt8]]) {
    for file in files {
      let tree = file.withUnsafeBufferPointer { Parser.parse(source: $0) }
      precondition(tree.totalLength.utf8Length == file.count, "a file was not parsed to its end")
    }
  }
}
