extension Component.Container {
  /// The width that a component is offered on a screen: that within the safe area, less its padding.
  package func width(on device: Device) -> Points {
    let safe = device.width - device.safeArea.leading - device.safeArea.trailing
    return switch self {
    case .screen(let padding, _): safe - padding * 2
    case .fixed(let width): width
    case .hug: safe
    }
  }

  /// The height that a component is offered on a screen, within the safe area; `nil` where it is free.
  package func height(on device: Device) -> Points? {
    guard case .screen(_, fillsHeight: true) = self else { return nil }
    return device.height - device.safeArea.top - device.safeArea.bottom
  }

  /// The same with less room, as ``AssumptionReading/strained`` takes one that is assumed.
  package var strained: Component.Container {
    let share = AssumptionReading.tolerance
    return switch self {
    case .screen(let padding, let fillsHeight):
      .screen(horizontalPadding: padding * (1 + share), fillsHeight: fillsHeight)
    case .fixed(let width): .fixed(width: width * (1 - share))
    case .hug: .hug
    }
  }
}
