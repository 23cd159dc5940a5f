import Checks
import Project
import ProjectTables
import SourceText

func readBaseline(_ bytes: [UInt8]) -> Baseline? { try? BaselineReader.baseline(path: "b.json", bytes: bytes) }

/// Reads a baseline: the error stands in the file; what is read is written so that it reads the same.
func checkBaseline(_ bytes: [UInt8]) throws(BrokenInvariant) {
  let baseline: Baseline
  do throws(ConfigurationError) { baseline = try BaselineReader.baseline(path: "b.json", bytes: bytes) } catch {
    return try LineTable(bytes).require(error.position, "the error '\(error.message)'")
  }
  try require(baseline.entries.count <= bytes.count, "\(baseline.entries.count) entries of \(bytes.count) bytes")
  try require(readBaseline(baseline.bytes) == baseline, "a baseline that was written is another, or cannot be read")
  let count = baseline.entries.reduce(0) { $0 + $1.count }
  try require(baseline.count == count && count >= baseline.entries.count, "\(baseline.count) findings, not \(count)")
}
