#if Foundation
  import Foundation

  extension Date: FormatArgumentConvertible {
    /// The date in medium and the time in short style; ``DateArgument`` has the others.
    public var formatArgument: FormatArgument { .date(DateArgument(secondsSince1970: timeIntervalSince1970)) }
  }
#endif
