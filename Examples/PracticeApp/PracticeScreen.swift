import Strings
import SwiftUI

/// The practice session, over the model that tests run without a screen.
struct PracticeScreen: View {
  @State private var practice = PracticeModel()

  var body: some View {
    List {
      Section {
        Text(practice.cueText)
        if practice.isRunning {
          Text(practice.countdownText).monospacedDigit()
        } else {
          Button {
            practice.start()
          } label: {
            Text(.startPractice)
          }
        }
        if let error = practice.errorText {
          Text(error).foregroundStyle(.red)
        }
      } footer: {
        Text(.aboutRecordings)
      }
    }
    .navigationTitle(Text(.yourCues))
    .toolbar {
      NavigationLink {
        SettingsScreen()
      } label: {
        Label {
          Text(.settings)
        } icon: {
          Image(systemName: "gearshape")
        }
      }
    }
    .task(id: practice.isRunning) {
      while practice.isRunning, (try? await Task.sleep(for: .seconds(1))) != nil { practice.tick() }
    }
  }
}
