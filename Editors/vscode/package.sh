#!/bin/sh
# Packs the extension for VS Code:  Editors/vscode/package.sh [--version X.Y.Z] [OUTPUT]
#
# OUTPUT is by default .build/vscode/l10n-X.Y.Z.vsix; the version is that of package.json unless another is given. The
# same files give the same bytes: sorted, with one date and one mode, and stored, so that no version of zlib matters.
# Needs python3.
set -eu
unset CDPATH

die() {
  echo "package.sh: $*" >&2
  exit 2
}

version='' output=''
while [ $# -gt 0 ]; do
  case $1 in
    --version)
      [ $# -gt 1 ] || die "'--version' needs a version, as in 1.2.3"
      version=$2
      shift
      ;;
    -*) die "unknown option '$1' (there is --version)" ;;
    *)
      [ -z "$output" ] || die "unexpected argument '$1'"
      output=$1
      ;;
  esac
  shift
done
case $output in '' | /*) ;; *) output=$(pwd)/$output ;; esac
cd -P "$(dirname "$0")"
command -v python3 >/dev/null 2>&1 || die "'python3' is missing"

exec python3 - "$version" "$output" <<'EOF'
import json
import os
import re
import sys
import tempfile
import zipfile
from xml.sax.saxutils import escape, quoteattr

version, output = sys.argv[1:]
with open("package.json", encoding="utf-8") as file:
    manifest = json.load(file)
if version:
    manifest["version"] = version
if not re.fullmatch(r"\d+\.\d+\.\d+", manifest["version"]):
    sys.exit(f"package.sh: '{manifest['version']}' is no version that VS Code takes: give three numbers, as in 1.2.3")

FOLDERS = ("client", "features", "gallery", "languages")
names = ["README.md", "extension.js"]
for folder in FOLDERS:
    names += [f"{folder}/{name}" for name in os.listdir(folder) if name.endswith((".js", ".json"))]
files = {"extension/package.json": json.dumps(manifest, ensure_ascii=False, indent=2).encode() + b"\n"}
for name in names:
    with open(name, "rb") as file:
        files[f"extension/{name}"] = file.read()
with open("../../LICENSE", "rb") as file:
    files["extension/LICENSE.txt"] = file.read()

properties = {
    "Microsoft.VisualStudio.Code.Engine": manifest["engines"]["vscode"],
    "Microsoft.VisualStudio.Code.ExtensionDependencies": "",
    "Microsoft.VisualStudio.Code.ExtensionPack": "",
    "Microsoft.VisualStudio.Code.ExtensionKind": ",".join(manifest["extensionKind"]),
    "Microsoft.VisualStudio.Code.LocalizedLanguages": "",
    "Microsoft.VisualStudio.Code.ExecutesCode": "true",
    "Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown": "true",
    "Microsoft.VisualStudio.Services.Content.Pricing": "Free",
}
assets = {
    "Microsoft.VisualStudio.Code.Manifest": "package.json",
    "Microsoft.VisualStudio.Services.Content.Details": "README.md",
    "Microsoft.VisualStudio.Services.Content.License": "LICENSE.txt",
}
lines = "\n      "
files["extension.vsixmanifest"] = f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(manifest["name"])} Version={quoteattr(manifest["version"])}
      Publisher={quoteattr(manifest["publisher"])} />
    <DisplayName>{escape(manifest["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(manifest["description"])}</Description>
    <Tags>{escape(",".join(manifest["keywords"]))}</Tags>
    <Categories>{escape(",".join(manifest["categories"]))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      {lines.join(f"<Property Id={quoteattr(name)} Value={quoteattr(value)} />" for name, value in properties.items())}
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
    {lines[:-2].join(f'<Asset Type={quoteattr(kind)} Path="extension/{name}" Addressable="true" />'
      for kind, name in assets.items())}
  </Assets>
</PackageManifest>
""".encode()
types = {"js": "application/javascript", "json": "application/json", "md": "text/markdown", "txt": "text/plain",
         "vsixmanifest": "text/xml"}
files["[Content_Types].xml"] = (
    '<?xml version="1.0" encoding="utf-8"?>\n'
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    + "".join(f'<Default Extension=".{ending}" ContentType="{kind}" />' for ending, kind in sorted(types.items()))
    + "</Types>\n").encode()

output = output or os.path.abspath(f"../../.build/vscode/{manifest['name']}-{manifest['version']}.vsix")
os.makedirs(os.path.dirname(output), exist_ok=True)
# Put in place when it is whole.
descriptor, new = tempfile.mkstemp(dir=os.path.dirname(output), suffix=".vsix")
try:
    with os.fdopen(descriptor, "wb") as file, zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            archive.writestr(entry, files[name])
    os.chmod(new, 0o644)
    os.replace(new, output)
except BaseException:
    os.unlink(new)
    raise
print(output)
EOF
