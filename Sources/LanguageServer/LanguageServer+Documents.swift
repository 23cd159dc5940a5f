import PositionedJSON

extension LanguageServer {
  func open(_ params: JSONValue?) {
    guard let document = params?["textDocument"], let uri = document["uri"]?.string,
      let text = document["text"]?.string, let address = FileAddress(uri: uri)
    else { return }
    state.documents[address.path] = OpenDocument(
      address, text: text, version: document["version"]?.integer, unit: state.unit)
    handOver(address.path)
  }

  func change(_ params: JSONValue?) {
    guard let uri = params?["textDocument"]?["uri"]?.string, let path = FileAddress(uri: uri)?.path,
      let changes = params?["contentChanges"]?.elements
    else { return }
    do throws(DocumentError) {
      let version = params?["textDocument"]?["version"]?.integer
      try state.documents[path]?.change(changes, version: version)
    } catch {
      notify(
        "window/logMessage",
        .object {
          $0["type"] = .integer(1)
          $0["message"] = .string("a change of '\(uri)' is left out: \(error.message)")
        })
      return
    }
    handOver(path)
  }

  func close(_ params: JSONValue?) {
    guard let uri = params?["textDocument"]?["uri"]?.string, let path = FileAddress(uri: uri)?.path,
      state.documents.removeValue(forKey: path) != nil
    else { return }
    if edited == path { edited = nil }
    keeper?.take(unsaved: state.documents.mapValues(\.bytes))
  }

  private func handOver(_ path: String) {
    edited = path
    keeper?.take(unsaved: state.documents.mapValues(\.bytes))
  }
}
