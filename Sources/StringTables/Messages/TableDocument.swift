import StringFormats

/// A document with the number by which the caller knows it, shared by the tables that are made from it.
package final class TableDocument: Sendable {
  package let document: StringDocument
  package let number: Int

  package init(_ document: StringDocument, number: Int) {
    self.document = document
    self.number = number
  }
}
