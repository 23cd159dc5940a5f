/// Space at the four sides of a box; leading and trailing follow the direction of the locale.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Points
  package var leading: Points
  package var bottom: Points
  package var trailing: Points

  package init(top: Points = 0, leading: Points = 0, bottom: Points = 0, trailing: Points = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
