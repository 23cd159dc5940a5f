// Files and messages, and the C library, for all files of this target.
@_exported import CommandEnvironment
