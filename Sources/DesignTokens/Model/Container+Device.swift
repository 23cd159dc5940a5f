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
    if case .screen(_, height: .screen) = self { device.safeHeight } else { nil }
  }

  /// The height that it is offered in place of a free one where its texts lack height; `nil` where that is so.
  package func otherHeight(on device: Device) -> Points? {
    if case .screen(_, height: .freeOrScreen) = self { device.safeHeight } else { nil }
  }

  /// The same with less room, as ``AssumptionReading/strained`` takes one that is assumed.
  package var strained: Component.Container {
    let share = AssumptionReading.tolerance
    return switch self {
    case .screen(let padding, let height): .screen(horizontalPadding: padding * (1 + share), height: height)
    case .fixed(let width): .fixed(width: width * (1 - share))
    case .hug: .hug
    }
  }
}

extension Device {
  fileprivate var safeHeight: Points { height - safeArea.top - safeArea.bottom }
}
