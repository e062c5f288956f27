/** A version of terms and privacy text, which members accept together. */
export interface LegalVersion {
  readonly version: string
  /** The day from which it applies. */
  readonly date: string
  /** What changed, in German. */
  readonly terms: readonly string[]
  readonly privacy: readonly string[]
}

/** Newest first. Apart from the versions themselves, because the first screen needs only their names. */
export const LEGAL_HISTORY: readonly LegalVersion[] = [
  {
    version: '2026-11-29',
    date: '2026-11-29',
    terms: [
      'Neu: Eine frühere Fassung eines Textes kann einzeln zurückgezogen werden, von dir oder von uns.',
      'Genauer: was der Wortfilter ablehnt und was er nur zurückhält.',
      'Genauer: was bei wiederholten Verstößen und missbräuchlichen Meldungen geschieht, und wie du vom Eingang deiner Meldung erfährst.',
    ],
    privacy: [
      'Neu: Deine E-Mail-Adresse bestätigst du, bevor wir etwas anderes dorthin schicken.',
      'Berichtigt: Wem du folgst und wer dir folgt, sehen andere als Liste; deine Hörner sieht nur, wem du sie gibst.',
      'Berichtigt: wie lange Kopien gemeldeter Nachrichten bleiben, und was in unseren Protokollen steht.',
      'Geändert: Der Text von Nachrichten steht nur noch im Push, wenn du es einschaltest.',
    ],
  },
  {
    version: '2026-11-27',
    date: '2026-11-27',
    terms: [
      'Neu: Melden geht an jedem Inhalt und über ein Formular ohne Konto.',
      'Neu: welche Maßnahmen es gibt, vom Verdecken bis zum Ende des Kontos, und dass jede begründet wird.',
      'Neu: Widerspruch gegen jede Maßnahme binnen sechs Monaten direkt in der App; eine andere Person entscheidet.',
      'Neu: drastische Inhalte bleiben verdeckt, bis jemand tippt; unter 18 gibt es sie nicht.',
      'Neu: unter 18 brauchst du das Einverständnis deiner Eltern. Bis 16 nutzen wir nichts, wofür es deine Einwilligung braucht.',
      'Genauer: wonach der Wortfilter sucht und was er zurückhält.',
      'Neu: Kontaktstellen für Behörden und für dich. Dein Konto löschst du selbst, mit 14 Tagen Bedenkzeit.',
    ],
    privacy: [
      'Neu: was wir bei Meldungen, Fällen, Begründungen und Widersprüchen speichern, und das Protokoll der Betreiber.',
      'Neu: die Seite „Deine Daten“ mit Fristen, Schaltern und deinen Einwilligungen, dazu Auskunft als Datei.',
      'Neu: Löschen mit 14 Tagen Bedenkzeit; Sicherungen 35 Tage, dein Name bleibt 90 Tage reserviert.',
      'Neu: was ein eingetragener Geburtstag bewirkt.',
      'Geändert: Push, Anspielen und freiwillige Angaben beruhen auf dem Nutzungsvertrag statt auf Einwilligung, weil du sie selbst verlangst.',
    ],
  },
  {
    version: '2026-11',
    date: '2026-11-01',
    terms: [],
    privacy: [
      'Neu: Push, Musik, Vorschläge im Feed, Nachrichten, AI-Hilfe, und was offline auf deinem Gerät bleibt.',
    ],
  },
  {
    version: '2025-01',
    date: '2025-01-01',
    terms: ['Erste Fassung.'],
    privacy: ['Erste Fassung.'],
  },
]

/** The versions after the one that was accepted; only the newest one when that is unknown. */
export const legalChangesSince = (accepted: string | null): readonly LegalVersion[] => {
  const index = LEGAL_HISTORY.findIndex(({ version }) => version === accepted)
  return LEGAL_HISTORY.slice(0, index === -1 ? 1 : index)
}
