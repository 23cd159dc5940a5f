import Strings
import SwiftUI

/// Where the reader chooses the language.
struct SettingsScreen: View {
  var body: some View {
    Form {
      Picker(selection: language) {
        ForEach(LanguageChoice.all(of: .main)) { Text(verbatim: $0.name).tag($0.id) }
      } label: {
        Text(.language)
      }
      .pickerStyle(.inline)
    }
    .navigationTitle(Text(.settings))
  }

  /// The language of the texts, which all views follow at once; the system keeps it for the next start.
  private var language: Binding<String> {
    Binding {
      LocalizedStrings.main.locale
    } set: { locale in
      LiveStrings.main.preferredLanguages = [locale]
      UserDefaults.standard.set([locale], forKey: "AppleLanguages")
    }
  }
}
