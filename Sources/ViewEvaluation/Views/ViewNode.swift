/// A view before it is known what stands around it.
indirect enum ViewNode {
  case nothing
  case group([ViewNode])
  case text([CodeText], CodePlace)
  /// A view of the project, whose body is read when it is laid out.
  case own(CodeInstance, CodePlace)
  /// A view of the system with what its call gives.
  case system(String, [CodeValue.Argument], CodePlace)
  case modified(ViewNode, String, [CodeValue.Argument], CodePlace)
  /// A view with what it sees in its environment, as the content that a style is given.
  case seen(ViewNode, ViewEnvironment)
  /// What is not understood: its name for the list of costs, and why.
  case unknown(String, reason: String, CodePlace)
}
