import Foundation
import TextServer

/// Serves the texts of a folder to this machine: `swift run text-server ../../Strings 8080`.
///
/// Readers elsewhere come through a web server that encrypts (nginx, Caddy).
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, let port = UInt16(arguments.dropFirst().first ?? "8080") else {
      log("usage: text-server TABLES [PORT]")
      exit(2)
    }
    do {
      try serve(URL(fileURLWithPath: folder), port: port)
    } catch {
      log("text-server: \(error)")
      exit(1)
    }
  }

  private static func serve(_ tables: URL, port: UInt16) throws {
    let server = try TextServer(tables: tables)
    let listener = try Listener(port: port)
    Thread.detachNewThread { keepUp(server) }
    log("http://127.0.0.1:\(listener.port)/inbox?cues=5")
    listener.run { $0.answer(by: server) }
  }

  /// Takes new translations once a second, and logs once a minute what is missing.
  private static func keepUp(_ server: TextServer) {
    for second in 1... {
      sleep(1)
      let isFullMinute = second % 60 == 0
      do {
        let isNew = try server.reloadIfChanged()
        if isNew || isFullMinute { server.missingTexts().forEach(log) }
        if isNew { log("new translations") }
      } catch {
        if isFullMinute { log("text-server: \(error)") }
      }
    }
  }

  /// Writes a line to standard error.
  private static func log(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
