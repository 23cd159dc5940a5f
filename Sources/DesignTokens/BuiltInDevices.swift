/// The devices that every project knows: the file `Tokens/devices.tokens.json`, built in.
package enum BuiltInDevices {
  /// The file, for ``DesignSystem/init(files:)``.
  package static let file: (path: String, bytes: [UInt8]) = (
    "devices.tokens.json", PackageResources.devices_tokens_json
  )
}
