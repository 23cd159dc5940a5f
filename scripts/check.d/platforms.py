"""Finds what would not compile for macOS or Windows, on a machine that has none of their SDKs.

usage: git ls-files … -z | platforms.py ROOT

Reads the paths of the files, relative to ROOT and each ended by NUL. Swift is parsed for macOS, with all of its
conditions; types are not checked, since that needs the SDK. Swift and C that may be compiled for macOS must not use
what Linux alone has, and code for another system needs code for macOS beside it. EXCEPTIONS names the places where that
is right, with the reason; one that is no longer needed is an error too.

Of what apps link (OF_APPS) the same is asked for Windows, whose branches are parsed with all others.
"""

import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
from conditional import MACOS, WINDOWS, Source  # noqa: E402

SCRIPT = "scripts/check.d/platforms.py"
TARGET = "arm64-apple-macosx15.0"
FOLDERS = ("Sources/", "Plugins/", "Examples/", "Benchmarks/", "Tests/")
# The library Strings and what it is made of, with Foundation's locale data.
OF_APPS = tuple(f"Sources/{target}/" for target in (
    "CAtomics", "FoundationLocales", "Locales", "PositionedJSON", "SourceText", "StringFormats", "StringTables",
    "Strings"))
C_ENDINGS = (".c", ".h", ".cpp", ".cc", ".hpp")

# Place and what is used there (for a condition its line): the reason.
EXCEPTIONS = {
    ("Sources/CFiles/process.c", "#ifdef __linux__"): "macOS has no sched_getaffinity(2): what follows counts all",
    ("Tests/PreviewServerTests/HostTests.swift", "#if os(Linux)"): "macOS has no 127.0.0.2 without being told",
    ("Tests/ChecksTests/Rules/Arguments/UnescapedPercentTests.swift", "#if os(Linux)"):
        "a test of what Foundation on Linux does",
    ("Tests/L10nCommandsTests/CompilePluginTests.swift", "#if os(Linux)"):
        "on macOS the build system compiles catalogs, and the plugin does nothing",
    ("Tests/L10nCommandsTests/GenerateProgramTests.swift", "#if os(Linux)"): "ldd, which lists what Linux links",
    ("Tests/L10nCommandsTests/UnreadFolderTests.swift", "#if os(Linux)"):
        "LD_PRELOAD makes reading fail; System Integrity Protection refuses its like",
    ("Tests/L10nCommandsTests/FailingFolder.swift", "#if os(Linux)"): "the library that LD_PRELOAD names",
    ("Sources/Strings/Foundation/LocalizedStrings+AttributedString.swift", "#if canImport(Darwin)"):
        "Foundation of other systems inflects nothing",
    ("Sources/Strings/Foundation/LocalizedText+Resource.swift", "#if canImport(Darwin)"):
        "Foundation of other systems has no resources",
    ("Sources/Strings/Lookup/SystemDevice.swift", "#if canImport(Darwin)"): "catalogs name Apple's devices alone",
    ("Benchmarks/strings-bench/Loading.swift", "/proc/self/statm"): "without it the memory is said to be unknown",
    ("Tests/PreviewServerTests/RequestTests.swift", "/proc/self/maps"): "a path that a request asks for",
}

LINUX_NAMES = set("""
O_TMPFILE O_PATH O_DIRECT O_LARGEFILE O_NOATIME AT_EMPTY_PATH AT_NO_AUTOMOUNT renameat2 RENAME_NOREPLACE
RENAME_EXCHANGE memfd_create MFD_CLOEXEC MFD_ALLOW_SEALING F_ADD_SEALS statx execveat mallopt M_MMAP_THRESHOLD
M_TRIM_THRESHOLD M_ARENA_MAX mallinfo mallinfo2 malloc_trim malloc_usable_size malloc_info memalign pvalloc prctl
PR_SET_PDEATHSIG PR_SET_NAME inotify_init inotify_init1 inotify_add_watch inotify_rm_watch epoll_create epoll_create1
epoll_ctl epoll_wait epoll_pwait eventfd signalfd timerfd_create timerfd_settime SOCK_CLOEXEC SOCK_NONBLOCK
MSG_NOSIGNAL MSG_CMSG_CLOEXEC SO_PEERCRED TCP_CORK accept4 pipe2 dup3 ppoll strchrnul memrchr mempcpy rawmemchr strdupa
strndupa secure_getenv program_invocation_name program_invocation_short_name canonicalize_file_name
get_current_dir_name sched_getaffinity sched_setaffinity cpu_set_t CPU_COUNT CPU_SET CPU_ZERO gettid tgkill
posix_fadvise posix_fallocate fallocate copy_file_range sync_file_range fdatasync mremap MAP_POPULATE MAP_GROWSDOWN
getrandom explicit_bzero euidaccess eaccess get_nprocs get_nprocs_conf pthread_setaffinity_np pthread_getattr_np
pthread_tryjoin_np pthread_timedjoin_np pthread_spin_init pthread_barrier_init pthread_condattr_setclock sigtimedwait
sigwaitinfo sem_timedwait clock_nanosleep CLOCK_BOOTTIME CLOCK_MONOTONIC_COARSE CLOCK_REALTIME_COARSE timer_create
getauxval dl_iterate_phdr dladdr1 dlinfo RTLD_DEEPBIND fopencookie fcloseall fwrite_unlocked FTW_ACTIONRETVAL
FTW_SKIP_SUBTREE open64 lseek64 stat64 fstat64 pread64 SIGRTMIN SIGPWR EBADFD sincos exp10 pow10 drand48_r random_r
__errno_location __rlimit_resource_t __priority_which_t lgetxattr lsetxattr llistxattr environ
""".split())
# Of another signature or meaning on macOS.
OTHER_SIGNATURES = set("""
qsort_r strerror_r sendfile pthread_setname_np listxattr getxattr setxattr removexattr flistxattr fgetxattr fsetxattr
fremovexattr st_atim st_mtim st_ctim
""".split())
# What a Windows has neither in its C library nor in its SDK.
POSIX_NAMES = re.compile(
    r"\b(mmap|munmap|fstat|lstat|opendir|readdir|closedir|readlink|realpath|getpid|usleep|pthread_\w+|MAP_\w+|PROT_\w+"
    r"|O_(?:CLOEXEC|NONBLOCK|NOFOLLOW)|S_IF(?:MT|REG|DIR|LNK)|S_IS\w+|st_mtim\w*|strtod_l|newlocale|uselocale)\b")
LINUX_HEADERS = re.compile(
    r"\s*#\s*include\s*<((?:linux|asm|gnu|bits)/[^>]*|(?:malloc|features|byteswap|endian|error|argp|elf|link|mntent"
    r"|crypt|threads|uchar|sys/(?:prctl|inotify|epoll|eventfd|signalfd|timerfd|sendfile|sysinfo|auxv|vfs|statfs"
    r"|sysmacros))\.h)>")
LINUX_PATH = re.compile(r'"[^"\n]*?(/(?:proc|sys|dev/shm)/[\w./]*)')
# dlopen(3) looks for a bare name in the working folder, which may be anybody's project.
BARE_LIBRARY = re.compile(r'"([^"/\n]+\.dylib)"')
LINUX_IMPORT = re.compile(
    r"\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(Glibc|Musl|FoundationEssentials|FoundationNetworking|FoundationXML)\b")
LINUX_SWIFT = re.compile(r"\b(SOCK_\w+\.rawValue|pthread_t\(\))")
WORD = re.compile(r"(?<![\w$])[A-Za-z_]\w*")
# Types of <MacTypes.h>, which a file that imports Darwin sees beside those of other modules.
MAC_TYPES = set("""
AbsoluteTime Boolean Byte ByteCount ByteOffset Fixed FixedPoint FixedRect Fract Handle ItemCount LangCode NumVersion
OptionBits OSErr OSStatus OSType Point Ptr Rect RegionCode ResType ScriptCode Size Style StyleField StyleParameter
TimeBase TimeRecord TimeScale TimeValue UniChar UnicodeScalarValue
""".split())
MODULE = re.compile(r"\s*(@_exported\s+)?(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:\w+\s+)?(\w+)")
TYPE = re.compile(
    r"(package|public|open)?(?:\s*\b(?:final|indirect))*\s*\b(?:struct|enum|class|protocol|typealias)\s+(\w+)")

problems = []
used = set()


def report(path, line, what, message, system=MACOS):
    if (path, what) in EXCEPTIONS:
        used.add((path, what))
    else:
        problems.append((path, line, f"{message}: give {system.name} its own code, or name the reason in {SCRIPT}"))


def parse(root, paths):
    """Has the compiler parse Swift for macOS; it takes files of one name one after the other."""
    batches = []
    for path in paths:
        batch = next((batch for batch in batches if os.path.basename(path) not in batch), None)
        if batch is None:
            batches.append(batch := {})
        batch[os.path.basename(path)] = path
    command = ["swiftc", "-frontend", "-parse", "-swift-version", "6", "-module-name", "Parsed", "-target", TARGET]
    for batch in batches:
        # A name that begins with a hyphen is no option.
        names = ["./" + path for path in batch.values()]
        result = subprocess.run(command + names, cwd=root, capture_output=True, encoding="utf-8", errors="replace")
        found = re.findall(r"^(?:\./)?(.*?):(\d+):\d+: error: (.*)", result.stderr, re.MULTILINE)
        problems.extend((path, int(line), f"does not parse for macOS: {message}") for path, line, message in found)
        if result.returncode != 0 and not found:
            sys.exit(f"check: swiftc cannot parse for {TARGET}: {result.stderr.strip()}")


def check_names(path, source, is_swift):
    for number, line, plain in source.lines:
        for found in WORD.finditer(plain):
            is_member = plain[: found.start()].rstrip().endswith((".", "->"))
            if found[0] in LINUX_NAMES and not (is_swift and is_member):
                report(path, number, found[0], f"'{found[0]}' is of Linux alone")
            elif found[0] in OTHER_SIGNATURES:
                report(path, number, found[0], f"'{found[0]}' has another signature on macOS")
        if found := LINUX_PATH.search(line):
            report(path, number, found[1], f"'{found[1]}' is of Linux alone")
        if is_swift:
            for found in (LINUX_IMPORT.match(plain), LINUX_SWIFT.search(plain)):
                if found:
                    report(path, number, found[1], f"'{found[1]}' is not for macOS")
        else:
            if found := LINUX_HEADERS.match(line):
                report(path, number, found[1], f"macOS has no <{found[1]}>")
            if found := BARE_LIBRARY.search(line):
                report(path, number, found[1], f"macOS looks for '{found[1]}' in the working folder too")


def check_windows(path, text, is_swift):
    source = Source(text, is_swift, LINUX_NAMES, WINDOWS)
    for number in source.one_sided:
        condition = text.split("\n")[number - 1].strip()
        report(path, number, condition, f"'{condition}' has no branch for Windows", WINDOWS)
    for number, _, plain in source.lines:
        for found in POSIX_NAMES.finditer(plain):
            report(path, number, found[0], f"Windows has no '{found[0]}'", WINDOWS)
        if (module := MODULE.match(plain)) and module[2] in WINDOWS.other_modules:
            report(path, number, module[2], f"'{module[2]}' is not for Windows", WINDOWS)


def target_of(path):
    return "/".join(path.split("/")[:2])


def check_types(sources):
    """A type that <MacTypes.h> has too is ambiguous where Darwin and its module are imported."""
    declared, imports = {}, {}
    c_targets = {os.path.basename(target_of(path)) for path in sources if path.endswith(C_ENDINGS)}
    systems = {"Darwin", "Dispatch", "Foundation"} | c_targets
    exporting = set()
    for path, source in sources.items():
        if path.endswith(".swift"):
            found = [MODULE.match(plain) for _, _, plain in source.lines]
            imports[path] = {module[2] for module in found if module}
            if any(module and module[1] and module[2] in systems for module in found):
                exporting.add(target_of(path))
            for _, _, plain in source.lines:
                if (type := TYPE.match(plain)) and type[2] in MAC_TYPES:
                    declared.setdefault(type[2], {}).setdefault(target_of(path), bool(type[1]))
    for path, modules in imports.items():
        if target_of(path) not in exporting and not modules & systems:
            continue
        for number, _, plain in sources[path].lines:
            for found in WORD.finditer(plain):
                owners = declared.get(found[0], {})
                is_foreign = any(owners.values()) and target_of(path) not in owners
                if is_foreign and not plain[: found.start()].endswith("."):
                    report(path, number, found[0], f"'{found[0]}' is ambiguous with the type of <MacTypes.h>")


def is_checked(root, path):
    if not path.startswith(FOLDERS) or "/Fixtures/" in path or not path.endswith((".swift",) + C_ENDINGS):
        return False
    return os.path.isfile(os.path.join(root, path))  # removed, but not yet for git


def main(root):
    paths = [path for path in sorted(set(sys.stdin.read().split("\0"))) if is_checked(root, path)]
    parse(root, [path for path in paths if path.endswith(".swift")])
    sources = {}
    for path in paths:
        with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
            text = file.read()
        is_swift = path.endswith(".swift")
        sources[path] = source = Source(text, is_swift, LINUX_NAMES)
        lines = text.split("\n")
        for number in source.one_sided:
            condition = lines[number - 1].strip()
            report(path, number, condition, f"'{condition}' has no branch for macOS")
        check_names(path, source, is_swift)
        if path.startswith(OF_APPS):
            check_windows(path, text, is_swift)
    check_types(sources)
    for path, what in set(EXCEPTIONS) - used:
        if path in sources:
            problems.append((path, 1, f"the exception for '{what}' in {SCRIPT} is not needed: remove it"))
    for path, line, message in sorted(set(problems)):
        print(f"{path}:{line}: {message}")
    return 1 if problems else 0


sys.exit(main(sys.argv[1]))
