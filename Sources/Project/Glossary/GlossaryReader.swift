import ProjectTables
import SourceText
import StringFormats

/// Reads the glossary files of a project: CSV and TBX (ISO 30042).
package enum GlossaryReader {
  /// - Parameter path: Relative to the project; its extension tells the format.
  /// - Throws: ``ConfigurationError`` with line and column.
  /// - Complexity: O(*n*) in the bytes.
  package static func glossary(path: String, bytes: [UInt8]) throws(ConfigurationError) -> Glossary {
    let encoding = FileEncoding(of: bytes)
    let content = bytes.dropFirst(encoding.markLength)
    let text = encoding.text == .utf8 ? Array(content) : Array(encoding.text.decode(content).utf8)
    func error(_ message: String, at offset: Int) -> ConfigurationError {
      ConfigurationError(message, path: path, position: LineTable(text).position(of: ByteOffset(offset)))
    }
    if let offset = text.withUnsafeBufferPointer({ $0.firstInvalidUTF8(from: 0) }) {
      throw error("this is no UTF-8: save the file as that", at: offset)
    }
    do {
      switch path.split(separator: ".").last?.lowercased() {
      case "tbx", "xml": return try TBXGlossary(text).glossary
      case "csv", "tsv": return try CSVGlossary(DelimitedText(text)).glossary
      default: throw ConfigurationError("a glossary is a '.csv', '.tsv' or '.tbx' file", path: path)
      }
    } catch let failure as DelimitedText.Failure {
      throw error(failure.message, at: failure.offset)
    } catch let failure as XMLEvents.Failure {
      throw error(failure.message, at: failure.offset)
    } catch {
      throw (error as? ConfigurationError) ?? ConfigurationError("\(error)", path: path)
    }
  }
}
