import SwiftUI

enum Palette {
  enum Teal {
    static let shade50 = Color(hex: "#F5F8F8")
    static let shade100 = Color(hex: "#E6EFEE")
    static let shade200 = Color(hex: "#C3DCDA")
    static let shade300 = Color(hex: "#81B1AD")
    static let shade400 = Color(hex: "#65958F")
    static let shade500 = Color(hex: "#4D7F7E")
    static let shade600 = Color(hex: "#3E6766")
    static let shade700 = Color(hex: "#2F4E4D")
    static let shade800 = Color(hex: "#243D3C")
    static let shade900 = Color(hex: "#1A2D2C")
    static let shade950 = Color(hex: "#0F1817")
  }

  enum Purple {
    static let shade50 = Color(hex: "#F8F5FB")
    static let shade100 = Color(hex: "#EEE6F5")
    static let shade200 = Color(hex: "#DDD0EB")
    static let shade300 = Color(hex: "#C3AEDB")
    static let shade400 = Color(hex: "#A888C5")
    static let shade500 = Color(hex: "#8D65B8")
    static let shade600 = Color(hex: "#78519F")
    static let shade700 = Color(hex: "#5E3D7D")
    static let shade800 = Color(hex: "#4C3163")
    static let shade900 = Color(hex: "#3A254B")
    static let shade950 = Color(hex: "#1E132A")
  }

  enum Pink {
    static let shade50 = Color(hex: "#FEF4F8")
    static let shade300 = Color(hex: "#F5A4C8")
    static let shade500 = Color(hex: "#E9568D")
    static let shade700 = Color(hex: "#A23860")
  }

  enum Gray {
    static let shade50 = Color(hex: "#F9FAFA")
    static let shade100 = Color(hex: "#F3F4F5")
    static let shade200 = Color(hex: "#E5E7E9")
    static let shade300 = Color(hex: "#D1D5D8")
    static let shade400 = Color(hex: "#A8AEB3")
    static let shade500 = Color(hex: "#868E94")
    static let shade600 = Color(hex: "#6B737A")
    static let shade700 = Color(hex: "#545B61")
    static let shade800 = Color(hex: "#3D4347")
    static let shade900 = Color(hex: "#2A2F32")
    static let shade950 = Color(hex: "#101010")
  }

  enum Red {
    static let shade50 = Color(hex: "#FEF2F2")
    static let shade500 = Color(hex: "#EF4444")
    static let shade700 = Color(hex: "#B91C1C")
  }
}
