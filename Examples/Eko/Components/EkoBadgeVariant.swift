import SwiftUI

enum EkoBadgeVariant {
  case primary
  case secondary
  case success
  case error
  case neutral
}
