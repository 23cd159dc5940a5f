import CFiles

/// How many files may be open.
package enum OpenFiles {
  /// What a call with a few threads has open at one time.
  ///
  /// libdispatch alone takes three to wait with, and ends the process where it does not get them.
  private static let least = 32

  /// Says so at once where too few files may be open: later it is each file that cannot be read.
  ///
  /// - Throws: ``FileAccess/Failure`` with the reason of the system.
  package static func requireEnough() throws(FileAccess.Failure) {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < least {
      var ends: [Int32] = [-1, -1]
      guard cfiles_open_pipe(&ends) == 0 else {
        throw FileAccess.Failure(
          description: "\(least) more files cannot be open at one time: \(SystemReason.last); see 'ulimit -n'")
      }
      opened += ends
    }
  }
}
