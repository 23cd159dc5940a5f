extension TextServer {
  /// Answers a request: the head's bytes up to the empty line, without it.
  ///
  /// `GET /inbox?cues=5&name=Ann` is the one page there is.
  public func response(to head: some Collection<UInt8>) -> Response {
    do throws(Status) {
      let request = try Request(parsing: head)
      guard request.path == "/inbox" else { throw .notFound }
      guard ["GET", "HEAD"].contains(request.method) else { throw .methodNotAllowed }
      guard let cues = Int(request.query["cues", default: "0"]), cues >= 0 else { throw .badRequest }
      let page = inbox(
        cues: cues, name: request.query["name"], acceptLanguage: request.fields["accept-language"])
      return Response(page, isHeadOnly: request.method == "HEAD")
    } catch {
      return Response(error)
    }
  }
}
