import PositionedJSON
import SourceText

/// A service that shows translators pictures, and what its interface takes to get them.
///
/// Each entry of a file has the bodies of the service's own calls, as they are documented, and beside them what names
/// the string there: the services give numbers to strings, which nobody else knows. `Documentation/hand-off.md` says
/// which call takes what.
package enum TranslationService: String, Sendable, CaseIterable {
  case weblate, crowdin, lokalise, phrase

  /// The entry of a picture, without the picture where the call takes a file.
  ///
  /// - Parameters:
  ///   - path: That of the picture, from the folder of the entry.
  ///   - bytes: The picture, for who takes it in the call.
  func entry(_ picture: KeyPicture, path: String, bytes: () throws -> [UInt8]) rethrows -> JSONOutput {
    let data = self == .lokalise ? String(decoding: Base64.text(of: try bytes()), as: UTF8.self) : ""
    let name = "\(picture.table) \(picture.key) (\(picture.locale))"
    return .object {
      switch self {
      case .weblate:
        // weblate/api/views.py, ScreenshotViewSet.create and units
        $0["image"] = .string(path)
        $0["screenshot"] = .object {
          $0["name"] = .string(Self.shortened(name, to: 200))
          $0["language_code"] = .string(picture.locale)
        }
        $0["unit"] = .object {
          $0["context"] = .string(picture.key)
          $0["source"] = picture.origin?.text.map { .string($0) }
        }
      case .crowdin:
        // src/screenshots/index.ts of crowdin-api-client-js: CreateScreenshotRequest, AddTagRequest
        $0["storage"] = .string(path)
        $0["screenshot"] = .object { $0["name"] = .string(Self.shortened(name, to: 200) + ".png") }
        $0["string"] = .object {
          $0["identifier"] = .string(picture.key)
          $0["text"] = picture.origin?.text.map { .string($0) }
          $0["file"] = picture.origin.map { .string($0.path) }
        }
        $0["tag"] = .object { $0["position"] = picture.frame.json }
      case .lokalise:
        // src/types/screenshots.ts of lokalise's node-api: CreateScreenshotParams
        $0["key"] = .string(picture.key)
        $0["screenshot"] = .object {
          $0["data"] = .string("data:image/png;base64," + data)
          $0["title"] = .string(Self.shortened(name, to: 200))
          $0["description"] = .string(Self.description(of: picture))
          $0["ocr"] = .bool(false)
        }
      case .phrase:
        // paths/screenshots/create.yaml and paths/screenshot_markers/create.yaml of phrase's openapi
        $0["filename"] = .string(path)
        $0["screenshot"] = .object {
          $0["name"] = .string(Self.shortened(name, to: 200))
          $0["description"] = .string(Self.description(of: picture))
        }
        $0["key"] = .string(picture.key)
        let frame = picture.frame
        $0["marker"] = .object {
          // A text that holds JSON.
          $0["presentation"] = .string(
            "{ \"x\": \(frame.x), \"y\": \(frame.y), \"w\": \(frame.width), \"h\": \(frame.height) }")
        }
      }
    }
  }

  private static func description(of picture: KeyPicture) -> String {
    let cell = picture.cell
    return "\(cell.component).\(picture.slot), \(cell.size), \(cell.device): \(picture.verdict.rawValue)"
  }

  private static func shortened(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }
}
