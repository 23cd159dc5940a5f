import ICU
import Project
import SourceText

/// The pictures that translators get: one for each key that a specimen shows, in each language.
package struct HandOff: Sendable {
  /// A language with the folder that its files are in.
  package struct Language: Hashable, Sendable {
    /// As the project spells it.
    package let tag: String
    /// Letters, digits and hyphens; no two languages have the same.
    package let folder: String
  }

  /// More pictures are refused: they take a gigabyte and more.
  package static let mostPictures = 50_000
  /// A thread draws so many keys in one go.
  private static let keysATask = 64

  /// Pixels a point.
  package let scale: Int
  /// Those of the plan, pseudo-locales left out: nobody translates into them.
  package let languages: [Language]
  /// By language, then by component.
  package let pictures: [KeyPicture]
  package let missing: [MissingPicture]

  /// Draws the pictures, and hands on the bytes of each as soon as it is there.
  ///
  /// - Parameters:
  ///   - jobs: Threads at most; what comes out does not depend on it.
  ///   - onTask: Told after each part of the work how many there are, on any thread.
  ///   - write: Takes a PNG file, on any thread.
  /// - Throws: ``TooManyPictures``, ``ICUError`` when ICU has no data, and what `write` throws.
  /// - Complexity: O(*n*) in the pixels of the components; one picture for each thread is held.
  package init(
    of measured: MeasuredProject, scale: Int, jobs: Int = 1,
    onTask: @escaping @Sendable (_ total: Int) -> Void = { _ in },
    write: @escaping @Sendable (_ picture: KeyPicture, _ folder: String, _ bytes: [UInt8]) throws -> Void
  ) throws {
    self.scale = scale
    let plan = HandOffPlan(of: measured)
    let locales = measured.plan.locales.filter { !$0.isPseudo }
    languages = Self.languages(locales.map(\.tag))
    let count = plan.keys.count * locales.count
    guard count <= Self.mostPictures else { throw TooManyPictures(count: count) }
    let chunks = stride(from: 0, to: plan.keys.count, by: Self.keysATask).map {
      Array(plan.keys[$0..<min($0 + Self.keysATask, plan.keys.count)])
    }
    let tasks = zip(locales, languages).flatMap { locale, language in
      chunks.map { (locale: locale, folder: language.folder, keys: $0) }
    }
    let results = tasks.concurrentMap(
      jobs: jobs, state: { KeyPainter(measured, plan, scale: scale) },
      { painter, task in
        defer { onTask(tasks.count) }
        return Result { () throws in
          try task.keys.map { key in
            try painter.picture(of: key, for: task.locale).map { picture, bytes in
              try write(picture, task.folder, bytes)
              return picture
            }
          }
        }
      })
    var pictures: [KeyPicture] = []
    var missing: [MissingPicture] = []
    for result in results {
      for found in try result.get() {
        switch found {
        case .success(let picture): pictures.append(picture)
        case .failure(let lack): missing.append(lack)
        }
      }
    }
    self.pictures = pictures
    self.missing = missing
  }

  /// Tags that differ in what no file name may hold get numbers.
  private static func languages(_ tags: [String]) -> [Language] {
    var taken: Set<String> = []
    return tags.map { tag in
      let letters = tag.unicodeScalars.map { scalar -> Character in
        let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        return isLetter ? Character(scalar) : "-"
      }
      let base = String(letters.prefix(32))
      var folder = base
      var number = 1
      // Some systems take large and small letters for the same.
      while !taken.insert(folder.lowercased()).inserted {
        number += 1
        folder = "\(base)-\(number)"
      }
      return Language(tag: tag, folder: folder)
    }
  }

  /// More pictures than ``mostPictures``.
  package struct TooManyPictures: Error, CustomStringConvertible {
    package let count: Int

    package var description: String {
      """
      \(count) pictures are too many, at most \(HandOff.mostPictures): choose some with --locale, --component or --key
      """
    }
  }
}

extension Result {
  /// The same with what an operation that may throw makes of the value.
  fileprivate func map<Made>(_ make: (Success) throws -> Made) rethrows -> Result<Made, Failure> {
    switch self {
    case .success(let value): .success(try make(value))
    case .failure(let failure): .failure(failure)
    }
  }
}

extension MissingPicture: Error {}
