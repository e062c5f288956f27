/** Apart from the other texts of the outbox, which are loaded with it. */
export const full =
  'Auf deinem Gerät ist kein Platz mehr zum Aufheben. Lass die Seite offen und schick es, sobald du Netz hast.'
