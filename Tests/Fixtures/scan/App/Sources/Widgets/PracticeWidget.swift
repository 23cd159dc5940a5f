import SwiftUI
import WidgetKit

struct PracticeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "practice widget", provider: Provider()) { entry in
      Text("home.title")
        .widgetURL(URL(string: "practice://start"))
    }
    .configurationDisplayName("app.name")
    .description("Shows the cue of the day.")  // expect: hardcoded-string
  }
}
