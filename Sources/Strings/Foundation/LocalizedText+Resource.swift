#if Foundation
  import Foundation
  import Messages

  #if canImport(Darwin)
    extension LocalizedText: CustomLocalizedStringResourceConvertible {
      /// The text for App Intents and other services of the system.
      ///
      /// A text of the app without arguments is looked up by the system, in its own language; another is the text as
      /// it is now.
      public var localizedStringResource: LocalizedStringResource {
        guard arguments.isEmpty, source == nil else { return "\(resolved())" }
        return LocalizedStringResource(
          String.LocalizationValue(stringLiteral: key.name),
          table: key.table == TablePath.defaultName ? nil : key.table)
      }
    }
  #endif
#endif
