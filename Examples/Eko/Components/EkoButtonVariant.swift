import SwiftUI

enum EkoButtonVariant {
  case primary
  case secondary
  case subtle
}
