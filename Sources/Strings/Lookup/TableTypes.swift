import StringTables

// What an app meets of the tables: `import Strings` is enough for it.

public typealias Message = StringTables.Message
public typealias LocatedText = StringTables.LocatedText
public typealias ArgumentSignature = StringTables.ArgumentSignature
public typealias ArgumentType = StringTables.ArgumentType
public typealias FormatScanner = StringTables.FormatScanner
public typealias FormatSpecifier = StringTables.FormatSpecifier
public typealias TextToken = StringTables.TextToken
public typealias TextTokenizer = StringTables.TextTokenizer
