/// The devices that every project knows: the file `Tokens/devices.tokens.json`, built in.
public enum BuiltInDevices {
  /// The file, for ``DesignSystem/init(files:)``.
  public static let file: (path: String, bytes: [UInt8]) = (
    "devices.tokens.json", PackageResources.devices_tokens_json
  )
}
