import DesignTokens
import Preview
import Project
import SourceText
import TextLayout
import Workspace

extension EditorState {
  /// Rooms are told at these sizes.
  private static let sizes: [DynamicTypeSize] = [.large, .accessibility5]

  /// Bytes of a picture: a larger one is not shown, since clients cut long hovers.
  private static let mostPictureBytes = 48 << 10

  /// How much of its room a text uses in each slot that shows it, with a bar, and a picture where the client shows one.
  func room(of subject: KeySubject, _ index: ProjectIndex) -> [HoverLine] {
    let locale = subject.locale ?? index.project.developmentLanguage
    guard let measurement = try? index.measurement(of: subject.place, in: locale, sizes: Self.sizes),
      let rooms = try? TypedRoom.all(in: measurement, where: { $0.isOf(subject.place) }), !rooms.isEmpty
    else { return [] }
    var lines = [HoverLine("")]
    for room in rooms {
      let component = measurement.plan.specimens[room.specimen].component
      let size = measurement.request.sizes[room.size].rawValue
      let (slot, words) = ("\(component).\(room.slot)", "\(size): \(words(of: room))")
      lines.append(HoverLine("- \(MarkdownText.escaped(slot)), \(words)", plain: "\(slot), \(words)"))
    }
    if client.showsPictures, let picture = picture(of: subject.place, measurement) {
      lines += [HoverLine("", plain: ""), HoverLine("![the key where it is shown](\(picture))", plain: "")]
    }
    return lines
  }

  /// A `data:` address.
  private func picture(of place: KeyPlace, _ measurement: Measurement) -> String? {
    guard let measured = try? measurement.run(), let locale = measured.plan.locales.first,
      let drawn = try? KeyPicture.drawn(of: place, in: locale, measured: measured, scale: 1),
      drawn.bytes.count <= Self.mostPictureBytes
    else { return nil }
    return "data:image/png;base64," + String(decoding: Base64.text(of: drawn.bytes), as: UTF8.self)
  }

  private func words(of room: TypedRoom) -> String {
    let needed = Self.points(room.needed)
    guard let lines = room.lines else {
      return "\(needed) pt on one line, and it wraps freely in \(Self.points(room.width)) pt"
    }
    let share = room.width > .zero ? room.needed.value / room.width.value : 1
    let full = min(max(Int((share * 10).rounded()), 0), 10)
    let bar = String(repeating: "▓", count: full) + String(repeating: "░", count: 10 - full)
    let place = lines == 1 ? "\(Self.points(room.width)) pt" : "\(lines) lines of \(Self.points(room.width)) pt"
    let rest =
      switch room.charactersLeft {
      case let count? where count < 0: ", about \(-count) characters too many"
      case let count?: ", room for about \(count) more characters"
      case nil: ""
      }
    return "\(bar) \(needed) of \(place)\(rest)\(room.isAssumed ? " (the width is assumed)" : "")"
  }

  private static func points(_ points: Points) -> String { "\(Int(points.value.rounded()))" }
}
