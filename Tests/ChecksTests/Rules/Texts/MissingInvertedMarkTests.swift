import Testing

@testable import Checks

@Suite("missing-inverted-mark")
struct MissingInvertedMarkTests {
  @Test(
    "fires",
    arguments: [
      ("Are you sure?", "Estás seguro⟦?⟧", "es"),
      ("Great!", "Genial⟦!⟧", "es-MX"),
      ("Delete “%@”?", "Eliminar “%@”⟦?⟧", "es"),
      ("Done. Go on?", "Listo. Seguir⟦?⟧", "es"),
      ("Sure? It is gone.", "Seguro⟦?⟧ Se ha ido.", "es"),
      ("%d tracks. Go on?", "%d pistas. Seguir⟦?⟧", "es"), ("%d tracks?", "Borrar %d pistas⟦?⟧", "es"),
      ("<b>Sure?</b>", "<b>Seguro⟦?⟧</b>", "es"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.missingInvertedMark, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Are you sure?", "¿Estás seguro?", "es"),
      ("Great!", "¡Genial!", "es"),
      ("Really?!", "¿De verdad?!", "es"),
      ("Sign in to Yahoo!", "Acceder a Yahoo!", "es"),
      ("Sign in to Map!!", "Acceder a Map!!", "es"), ("%d tracks?", "%d pistas?", "es"),
      ("Are you sure?", "Estàs segur?", "ca"),
      ("%@?", "%@?", "es"),
      ("Delete 3 files. Sure?", "¿Borrar 3 arch. ya?", "es"),
      ("At a.com/?b", "En a.com/?b", "es"),
      ("Or (?) so", "O (?) así", "es"),
      ("Are you sure?", "Tem certeza?", "pt"),
      ("Use ! $ & ? too", "Usa ! $ & ? y más", "es"),
      ("Are you sure?", "Are you sure?", "es"),
      ("Say “Sure?” now", "Di “¿Seguro?” ya", "es"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(
      of: .missingInvertedMark, among: Rule.textRules)
  }
}
