extension Terminal {
  /// How the call of a process ends: what it throws is one message, and so is output that could not be written.
  ///
  /// - Parameters:
  ///   - arguments: The program's name first; empty where the system does not tell them.
  ///   - call: Takes the arguments without that name.
  package func status(ofProcess arguments: [String], _ call: ([String]) throws -> ExitStatus) -> ExitStatus {
    guard !arguments.isEmpty else {
      fail("cannot read the arguments of this call: '/proc' is not mounted")
      return .failure
    }
    return status { try call(Array(arguments.dropFirst())) }
  }

  /// How a call ends: what it throws is one message, and so is output that could not be written.
  package func status(of call: () throws -> ExitStatus) -> ExitStatus {
    let status: ExitStatus
    do {
      status = try call()
    } catch {
      fail("\(error)")
      status = .failure
    }
    guard let problem = outputProblem() else { return status }
    fail("cannot write standard output: \(problem)")
    return .failure
  }
}
