# The formula of a release: scripts/release.d/formula fills in what stands between two signs of '@'.
class L10n < Formula
  desc "Check the localisation of iOS and macOS apps"
  homepage "@HOMEPAGE@"
  url "@ADDRESS@/l10n-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "pkg-config" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "fontconfig"
  depends_on "harfbuzz"
  depends_on "icu4c"
  depends_on "libmicrohttpd"
  depends_on "libyaml"
  depends_on macos: :sequoia
  # For Linux there are archives of programs.
  depends_on :macos

  uses_from_macos "zlib"

  def install
    # As scripts/env does: the compiler does not look where Homebrew keeps these.
    ["icu4c", "libmicrohttpd"].each do |name|
      formula = Formula[name]
      ENV.append_path "PKG_CONFIG_PATH", formula.opt_lib/"pkgconfig"
      ENV.append_path "CPATH", formula.opt_include
      ENV.append_path "LIBRARY_PATH", formula.opt_lib
    end
    ENV["L10N_WITHOUT_PLUGINS"] = "1"
    # SwiftSyntax lies beside the compiler, which the one on PATH only starts.
    ENV.append_path "PATH", File.dirname(Utils.safe_popen_read("xcrun", "--find", "swiftc").chomp)

    options = ["--configuration", "release", "--disable-sandbox"]
    # The preview's server is loaded when it starts.
    options += ["-Xlinker", "-rpath", "-Xlinker", Formula["libmicrohttpd"].opt_lib.to_s]
    programs = ["l10n"]
    # The scanner of Swift code needs SwiftSyntax, which some toolchains lack.
    targets = Utils.safe_popen_read("swift", "package", "--disable-sandbox", "describe")
    programs << "l10n-scan" if targets.match?(/^\s*Name: l10n-scan$/)
    programs.each do |program|
      system "swift", "build", *options, "--product", program
      (libexec/"bin").install ".build/release/#{program}"
    end

    # l10n looks for l10n-scan beside itself, where links are followed.
    bin.install_symlink libexec/"bin/l10n"
    pkgshare.install "Documentation/l10n.schema.json", *Dir["Tokens/*.schema.json"], *Dir["metrics/*.schema.json"]
    generate_completions_from_executable(bin/"l10n", "completions", shells: [:bash, :zsh, :fish])
    man1.mkpath
    (man1/"l10n.1").write Utils.safe_popen_read(bin/"l10n", "help", "--man")
    Utils.safe_popen_read(bin/"l10n", "help").scan(/^  ([a-z-]+)  /).flatten.each do |command|
      (man1/"l10n-#{command}.1").write Utils.safe_popen_read(bin/"l10n", "help", command, "--man")
    end
  end

  def caveats
    text = <<~EOS
      Texts are measured with the fonts of your Mac. To have those that l10n measures other scripts with:
        brew install --cask font-inter font-noto-sans
    EOS
    if (libexec/"bin/l10n-scan").exist?
      text + <<~EOS
        l10n reads Swift with the SwiftSyntax of the Xcode that it was built with. After an update of Xcode:
          brew reinstall l10n
      EOS
    else
      text + <<~EOS
        This Xcode has no SwiftSyntax for programs: l10n compares no keys with Swift code.
      EOS
    end
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/l10n --version")

    (testpath/"en.lproj/Localizable.strings").write %Q("cues" = "%@: %lld cues";\n)
    (testpath/"de.lproj/Localizable.strings").write %Q("cues" = "%@: %@ Hinweise";\n)
    # A format-specifier mismatch, which crashes the app, ends the check with status 1.
    assert_match "argument-type", shell_output("#{bin}/l10n check --quiet #{testpath}", 1)
    assert_match "Day: 5 cues", shell_output("#{bin}/l10n lookup cues #{testpath} --arg Day --arg 5 --locale en")

    if (libexec/"bin/l10n-scan").exist?
      (testpath/"Cue.swift").write %Q(import SwiftUI\nlet cue = Text("cue.title")\n)
      assert_match "key: Text 'cue.title'", shell_output("#{bin}/l10n scan #{testpath}/Cue.swift")
    end
  end
end
