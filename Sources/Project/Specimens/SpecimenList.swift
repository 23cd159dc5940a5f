import DesignTokens
import ProjectTables

/// What is measured of a project, and what its preview shows.
///
/// First the specimens that `previews` of `l10n.json` names, in their order. Then those of the bindings, in the order
/// of the components and of the keys: every bound key stands in one of them. Keys that belong together stand in one
/// specimen: those of one table that are bound to slots of one component by patterns whose wildcards stand for the
/// same text, with the same choices of axes. `card.*.title` and `card.*.description` put `card.coach.title` and
/// `card.coach.description` into one card. Where two of them would stand in one slot, each key has a specimen of its
/// own, and so has a key that is bound by its comment; but not where another specimen of the component shows it in the
/// same slot beside its neighbours. Then those of the views of the app's code, one for each state, and where that is
/// asked for, keys that nothing shows, in views of the system.
package struct SpecimenList: Sendable {
  /// No two of the same name.
  package let specimens: [Specimen]
  /// The components of the first theme that no specimen shows with a text, in the order of the token files.
  package let componentsWithoutKeys: [String]

  /// - Parameters:
  ///   - bindings: Those of `project`.
  ///   - configurationPath: The name of the configuration file in messages.
  ///   - skipsUnknownPreviews: Whether previews are passed over that name what is not there.
  ///   - guessesTheRest: Whether keys that nothing shows stand in views of the system by guess.
  /// - Throws: ``ConfigurationError`` for a preview that names an unknown component, axis, value, slot or key, in any
  ///   theme, with its place and the nearest known name.
  /// - Complexity: O(*n*) in the keys and the previews; O(*n* log *n*) in the specimens.
  package init(
    of project: Project, bindings: KeyBindings, configurationPath: String?, skipsUnknownPreviews: Bool = false,
    guessesTheRest: Bool = false
  ) throws(ConfigurationError) {
    let keys = PreviewKeys(project.groups)
    let reader = PreviewReader(project: project, keys: keys, path: configurationPath)
    var specimens: [Specimen] = []
    var names: Set<String> = []
    for preview in project.configuration.previews {
      do throws(ConfigurationError) {
        specimens.append(try reader.specimen(preview, bindings: bindings))
      } catch  where skipsUnknownPreviews {
        continue
      }
      names.insert(preview.name.text)
    }
    let bound = BoundSpecimens(of: project, bindings, keys).specimens
    // With one key a specimen, and no previews, there is nothing to compare.
    let mayRepeat = !specimens.isEmpty || bound.contains { $0.texts.count > 1 }
    let places = mayRepeat ? ShownPlaces(specimens + bound) : nil
    let previewCount = specimens.count
    for (number, specimen) in bound.enumerated() {
      if places?.showElsewhere(specimen, number: previewCount + number) ?? false { continue }
      var name = specimen.name
      var number = 1
      while !names.insert(name).inserted {
        number += 1
        name = "\(specimen.name) (\(number))"
      }
      specimens.append(number == 1 ? specimen : specimen.named(name))
    }
    for specimen in project.viewSpecimens {
      specimens.append(names.insert(specimen.name).inserted ? specimen : specimen.named("\(specimen.name) in code"))
    }
    if guessesTheRest { specimens += GuessedSpecimens(of: project, beside: specimens, keys).specimens }
    let shownComponents = Set(specimens.lazy.filter { !$0.texts.isEmpty }.map(\.component))
    componentsWithoutKeys = project.designSystem.components.map(\.name).filter { !shownComponents.contains($0) }
    self.specimens = specimens
  }

  /// Looks up all that the previews of a project's configuration name, as a list of specimens does.
  ///
  /// - Parameter configurationPath: The name of the configuration file in messages.
  /// - Throws: ``ConfigurationError`` for the first name that is unknown, as of
  ///   ``init(of:bindings:configurationPath:)``.
  /// - Complexity: O(*n*) in the previews and tables.
  package static func checkPreviews(
    of project: Project, configurationPath: String?
  ) throws(ConfigurationError) {
    let reader = PreviewReader(project: project, keys: PreviewKeys(project.groups), path: configurationPath)
    for preview in project.configuration.previews { _ = try reader.places(of: preview) }
  }
}

extension Specimen {
  /// The same by another name.
  fileprivate func named(_ name: String) -> Specimen {
    Specimen(name: name, component: component, axes: axes, texts: texts, origin: origin)
  }
}

extension Component {
  /// Those of some choices that differ from the defaults.
  func choicesBesideDefaults(_ choices: [String: String]) -> [String: String] {
    choices.filter { name, value in axes.first { $0.name == name }?.defaultValue != value }
  }
}

extension KeyBindings {
  /// What stands for the arguments of a key: what its comment says, then what its binding says.
  package func allSamples(ofKey key: String, group: Int, table: String) -> SampleArguments {
    guard let match = match(ofKey: key, group: group, table: table) else { return samples(ofKey: key, group: group) }
    return match.samples.merging(bindings[match.binding].samples)
  }
}
