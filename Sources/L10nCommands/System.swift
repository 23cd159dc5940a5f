// What every command works with, and the C library, for all files of this target.
@_exported import CommandEnvironment
@_exported import Workspace
