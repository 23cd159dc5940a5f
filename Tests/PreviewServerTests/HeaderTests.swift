import PreviewServer
import TestSupport
import Testing

struct HeaderTests {
  @Test(arguments: ["GET /", "GET /sheet.png", "GET /nothing", "POST /", "HEAD /events", "GET /%", "GET /reload.js"])
  func everyAnswerIsGuarded(line: String) throws {
    let fields = try ServedSite().response(line).fields
    #expect(fields["x-content-type-options"] == "nosniff")
    #expect(fields["referrer-policy"] == "no-referrer")
    #expect(fields["cross-origin-resource-policy"] == "same-origin")
    #expect(fields["cross-origin-opener-policy"] == "same-origin")
    #expect(fields["cache-control"] == "no-store")
    #expect(fields["access-control-allow-origin"] == nil)
    let policy = try #require(fields["content-security-policy"]).split(separator: "; ")
    #expect(policy.first == "default-src 'none'")
    #expect(policy.contains("connect-src 'self'"))
    // Pages of the web have neither scheme.
    #expect(policy.contains("frame-ancestors vscode-webview: vscode-file:"))
    #expect(!policy.joined().contains("unsafe"))
  }

  @Test func pagesOfOtherSitesAreRefusedInTheSameWay() throws {
    let site = try ServedSite()
    let request = site.request("GET /gallery.js", fields: "Origin: http://localhost:3000")
    let response = try site.response(to: Array(request.utf8))
    #expect(response.fields["cross-origin-resource-policy"] == "same-origin")
    #expect(response.fields["access-control-allow-origin"] == nil)
  }
}
