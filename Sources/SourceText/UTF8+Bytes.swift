extension Unicode.UTF8 {
  /// The one to four bytes of a scalar.
  package static func bytes(of scalar: Unicode.Scalar) -> EncodedScalar {
    encode(scalar) ?? encodedReplacementCharacter
  }
}
