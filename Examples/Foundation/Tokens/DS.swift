import SwiftUI

/// The namespace of the design tokens.
enum DS {}
