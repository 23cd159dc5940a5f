"""Says which glibc programs and libraries need, and lets libraries run with one that lacks a function.

usage: glibc.py require VERSION FILE...   fails where a file needs a newer glibc than VERSION
       glibc.py lower VERSION FILE...     makes a file ask for functions of a newer glibc under an older version;
                                          prints them

The dynamic linker refuses a file that needs a version which glibc has not ("Symbol Versioning" of the ELF
specification). Under an older version glibc does not have the functions: they have to come from a library without
versions.
"""

import struct
import sys

VERSYM, VERNEED, DYNSYM = 0x6FFFFFFF, 0x6FFFFFFE, 11


class Need:
    """A version that a file needs of a library."""

    def __init__(self, file, section, place):
        self.file, self.place = file, place
        self.hash, _, self.index, self.name_offset, self.next = struct.unpack_from("<IHHII", file.bytes, place)
        self.name = file.text(section, self.name_offset)
        prefix, _, version = self.name.partition("_")
        self.glibc = tuple(map(int, version.split("."))) if prefix == "GLIBC" and version[:1].isdigit() else None

    def take_name(self, other):
        struct.pack_into("<I", self.file.bytes, self.place, other.hash)
        struct.pack_into("<I", self.file.bytes, self.place + 8, other.name_offset)


class File:
    """The parts of a 64-bit little-endian ELF file that symbol versions need."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = bytearray(file.read())
        if self.bytes[:6] != b"\x7fELF\x02\x01":
            sys.exit(f"glibc: '{path}' is no 64-bit little-endian ELF file")
        start, = struct.unpack_from("<Q", self.bytes, 0x28)
        size, count = struct.unpack_from("<HH", self.bytes, 0x3A)
        self.sections = [struct.unpack_from("<IIQQQQIIQQ", self.bytes, start + size * i) for i in range(count)]

    def section(self, kind):
        return next((section for section in self.sections if section[1] == kind), None)

    def text(self, section, offset):
        start = self.sections[section[6]][4] + offset
        return self.bytes[start:self.bytes.index(0, start)].decode()

    def needs(self):
        """The versions that the file needs of glibc."""
        section = self.section(VERNEED)
        place = section[4] if section else None
        while place is not None:
            _, _, _, first, following = struct.unpack_from("<HHIII", self.bytes, place)
            entry = place + first
            while entry is not None:
                need = Need(self, section, entry)
                if need.glibc:
                    yield need
                entry = entry + need.next if need.next else None
            place = place + following if following else None

    def symbols(self, need):
        """The names of the symbols of a version."""
        versions, symbols = self.section(VERSYM), self.section(DYNSYM)
        for number in range(symbols[5] // 24):
            version, = struct.unpack_from("<H", self.bytes, versions[4] + 2 * number)
            if version & 0x7FFF == need.index:
                name, = struct.unpack_from("<I", self.bytes, symbols[4] + 24 * number)
                yield self.text(symbols, name)


def main(task, version, *paths):
    limit = tuple(map(int, version.split(".")))
    failed = False
    for path in paths:
        file = File(path)
        needs = list(file.needs())
        for need in needs:
            if need.glibc <= limit:
                continue
            symbols = sorted(file.symbols(need))
            if task == "require":
                print(f"glibc: '{path}' needs {need.name} for {', '.join(symbols)}", file=sys.stderr)
                failed = True
            else:
                need.take_name(min(needs, key=lambda other: other.glibc))
                print("\n".join(symbols))
        if task == "lower":
            with open(path, "r+b") as output:
                output.write(file.bytes)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    if len(sys.argv) < 4 or sys.argv[1] not in ("require", "lower"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
