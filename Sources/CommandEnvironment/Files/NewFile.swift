import CFiles

/// A file that is written before it has its name, or under another where the file system has no files without names.
package struct NewFile: ~Copyable {
  private static let prefix = ".l10n-"

  private let folder: String
  private let descriptor: Int32
  /// Where it is meanwhile; `nil` for one without a name, which vanishes with the process.
  private var temporary: String?

  /// - Parameter folder: An absolute path without links, whose ``FolderLock`` is held.
  package init(in folder: String) throws(SystemReason) {
    self.folder = folder
    let unnamed = cfiles_open_unnamed(folder)
    guard unnamed < 0 else {
      descriptor = unnamed
      return
    }
    let name = Self.temporaryName(in: folder)
    descriptor = Interruption.making(name) { open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666) }
    guard descriptor >= 0 else {
      let reason = SystemReason.last
      Interruption.forget(name)
      throw reason
    }
    temporary = name
  }

  deinit {
    close(descriptor)
    if let temporary {
      unlink(temporary)
      Interruption.forget(temporary)
    }
  }

  /// Whether a file of this name was left behind by a run that was killed.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(prefix) && RandomName.matches(name.dropFirst(prefix.count))
  }

  private static func temporaryName(in folder: String) -> String { folder + "/" + prefix + RandomName.make() }

  /// Takes over the owner, the mode and the extended attributes of the file that it is to replace.
  package func takeAttributes(of old: borrowing OldFile) throws(SystemReason) {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { throw .last }
    if (own.st_uid, own.st_gid) != (old.owner, old.group), fchown(descriptor, old.owner, old.group) != 0 {
      throw SystemReason("it belongs to another user or group (\(old.owner):\(old.group)), and a new file would not")
    }
    guard fchmod(descriptor, old.mode) == 0 else { throw .last }
    guard cfiles_copy_attributes(old.descriptor, descriptor) == 0 else {
      throw SystemReason("its extended attributes cannot be copied: \(SystemReason.last)")
    }
  }

  package func append(_ bytes: [UInt8]) throws(SystemReason) { try bytes.writeAll(to: descriptor) }

  package func waitForDisk() throws(SystemReason) { if fsync(descriptor) != 0 { throw .last } }

  /// Gives the file its name, at which there must be none.
  package consuming func appear(at target: String) throws(SystemReason) {
    let status =
      if let temporary { cfiles_rename_to_free_name(temporary, target) } else { cfiles_name_file(descriptor, target) }
    guard status == 0 else { throw .last }
    if let temporary { Interruption.forget(temporary) }
    temporary = nil
  }

  /// Puts the file in the place of the one at `target`, or where there is none.
  package consuming func replace(_ target: String) throws(SystemReason) {
    let name = temporary ?? Self.temporaryName(in: folder)
    if temporary == nil {
      guard Interruption.making(name, { cfiles_name_file(descriptor, name) }) == 0 else {
        let reason = SystemReason.last
        Interruption.forget(name)
        throw reason
      }
      temporary = name
    }
    guard rename(name, target) == 0 else { throw .last }
    Interruption.forget(name)
    temporary = nil
  }
}
