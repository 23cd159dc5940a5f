# Runs a Homebrew formula without Homebrew:  ruby formula_stub.rb FORMULA PREFIX PROGRAM
#
# What the formula declares and calls is printed as JSON; `l10n` alone is run, by links to the PROGRAM of a release.
# Its `install` lays PREFIX out, from the working folder; its `test` is run on that.
require "fileutils"
require "json"
require "open3"
require "pathname"

PREFIX = Pathname(ARGV[1])
PROGRAM = ARGV[2]
RECORD = { dependencies: [], called: [], environment: {} }

class Pathname
  def install(*paths)
    mkpath
    paths.each do |path|
      raise "there is no '#{path}'" unless File.exist?(path)
      FileUtils.ln_s(File.realpath(path), self/File.basename(path))
    end
  end

  def install_symlink(path)
    mkpath
    FileUtils.ln_s(path, self/path.basename)
  end

  # As Homebrew's, which makes the folder and keeps what is there.
  alias_method :write_bytes, :write
  def write(text)
    raise "'#{self}' is there" if exist?
    dirname.mkpath
    write_bytes(text)
  end
end

class Dependency
  def initialize(name) = @name = name
  def opt_lib = PREFIX/"opt"/@name/"lib"
  def opt_include = PREFIX/"opt"/@name/"include"
end

module Utils
  def self.safe_popen_read(*words)
    words = words.map(&:to_s)
    RECORD[:called] << words
    return "/toolchain/usr/bin/swiftc\n" if words == ["xcrun", "--find", "swiftc"]
    return ENV.fetch("DESCRIPTION") if words.last == "describe"
    text, status = Open3.capture2(*words)
    raise "#{words} ends with #{status.exitstatus}" unless status.success?
    text
  end
end

def ENV.append_path(name, path)
  RECORD[:environment][name] = (RECORD[:environment].fetch(name, []) << path.to_s)
end

class Formula
  class << self
    attr_reader :checks

    def [](name) = Dependency.new(name)
    %i[desc homepage url sha256 license].each { |name| define_method(name) { |value| RECORD[name] = value } }
    def depends_on(what) = RECORD[:dependencies] << what
    def uses_from_macos(what) = RECORD[:dependencies] << what
    def test(&block) = @checks = block
  end

  def version = RECORD[:url][/l10n-(.*)\.tar\.gz\z/, 1]
  def bin = PREFIX/"bin"
  def libexec = PREFIX/"libexec"
  def pkgshare = PREFIX/"share/l10n"
  def man1 = PREFIX/"share/man/man1"
  def testpath = PREFIX/"test"
  def system(*words) = RECORD[:called] << words.map(&:to_s)

  def generate_completions_from_executable(program, *words, shells:)
    shells.each do |shell|
      text = Utils.safe_popen_read(program, *words, shell.to_s)
      (PREFIX/"completions"/shell.to_s).write(text)
    end
  end

  def shell_output(command, expected = 0)
    text, status = Open3.capture2("/bin/sh", "-c", command)
    raise "'#{command}' ends with #{status.exitstatus}: #{text}" if status.exitstatus != expected
    text
  end

  def assert_match(expected, text)
    raise "'#{expected}' is not in: #{text}" unless text.include?(expected)
    RECORD[:matched] = RECORD.fetch(:matched, 0) + 1
  end
end

load ARGV[0]
formula = L10n.new
unless PROGRAM.nil?
  FileUtils.mkdir_p(".build/release")
  ["l10n", "l10n-scan"].each { |name| FileUtils.ln_s(File.join(File.dirname(PROGRAM), name), ".build/release/#{name}") }
  formula.install
  RECORD[:caveats] = formula.caveats
  formula.testpath.mkpath
  formula.instance_eval(&L10n.checks)
end
RECORD[:environment]["L10N_WITHOUT_PLUGINS"] = ENV["L10N_WITHOUT_PLUGINS"]
puts JSON.generate(RECORD)
