import Locales

package typealias PluralCategory = Locales.PluralCategory
