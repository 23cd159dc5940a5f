import SwiftUI

enum EkoTemplateVariant {
  case primary
  case secondary
  case tertiary
}
