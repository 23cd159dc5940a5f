/// What a number counts: amounts (“3 files”) or places in an order (“3rd file”).
package enum PluralKind: Sendable, CaseIterable { case cardinal, ordinal }
