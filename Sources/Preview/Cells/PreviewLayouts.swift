import Project
import TextLayout

/// A plan with all that its layouts share: the fonts, and in which themes and choices components measure alike.
struct PreviewLayouts: Sendable {
  let project: Project
  let plan: PreviewPlan
  let fonts: FontLibrary
  /// Pixels per point of the devices, each once, ascending.
  let scales: [Double]
  /// By the number of a part.
  let classes: [MetricClasses]

  init(of project: Project, plan: PreviewPlan, fonts: FontLibrary, jobs: Int) {
    self.project = project
    self.plan = plan
    self.fonts = fonts
    let scales = Set(plan.request.devices.map(\.scale)).sorted()
    self.scales = scales
    classes = plan.parts.concurrentMap(jobs: jobs) { part in
      MetricClasses(
        of: part.component.name, themes: project.themes, plan: plan,
        choices: Set(part.specimens.flatMap(\.choices)).sorted(), scales: scales)
    }
  }
}
