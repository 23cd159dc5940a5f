import Project

extension MeasureRequest {
  /// Asks for the texts that fit with too little room, as far as a rule of the plan looks at them.
  package mutating func noteTightness(for plan: RulePlan, _ configuration: Configuration) {
    guardBand = plan.runs(.nearLimit) ? configuration.guardBand : nil
    looksAtGrowth = plan.runs(.sourceTight)
  }
}
