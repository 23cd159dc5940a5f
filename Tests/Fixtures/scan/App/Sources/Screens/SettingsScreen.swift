import SwiftUI

struct SettingsScreen: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var speed = 1

  var body: some View {
    Form {
      Toggle("settings.sound", isOn: $isOn)
      Toggle("Vibrate at each cue", isOn: $isOn)  // expect: hardcoded-string
      TextField("settings.name", text: $name)
      TextField("Your coach", text: $name)  // expect: hardcoded-string
      SecureField("settings.code", text: $name)
      Picker("settings.speed", selection: $speed) {
        Text("settings.slow").tag(0)
        Text("Fast").tag(1)  // expect: hardcoded-string
      }
      Stepper("settings.length", value: $speed)
      DatePicker("Wake up at", selection: .constant(.now))  // expect: hardcoded-string
      Link("settings.help", destination: URL(string: "https://example.org/help")!)
    }
  }
}
