import SwiftUI

/// The namespace of the design system.
public enum App {}
