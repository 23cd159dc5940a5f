import StringTables

extension MessageCatalog {
  /// Takes the names of arguments out, `%(count)lld` as `%lld`, for formats whose readers know none.
  mutating func removeArgumentNames(_ log: inout LossLog) {
    for key in keys {
      for (locale, unit) in key.units {
        let named = unit.message.texts.filter { $0.string.withoutArgumentNames != $0.string }
        guard !named.isEmpty else { continue }
        let signature = unit.message.signature
        for name in signature.positions.compactMap({ signature.argument(at: $0)?.name }) {
          log.add("the name '\(name)' of an argument", key: key.name, locale: locale, at: unit.origin)
        }
        update(key.name, origin: key.origin) { changed in
          changed.units[locale]?.message = unit.message.withoutArgumentNames
        }
      }
    }
  }
}
