const germanDay = (date: string): string => date.slice(0, 10).split('-').toReversed().join('.')

const germanTime = (iso: string): string =>
  new Date(iso).toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' })

export const messages = {
  loadFailed: 'Deine Daten sind gerade nicht zu haben',

  stored: {
    title: 'Was wir speichern',
    text: 'Wozu, wie lange und nach welchem Gesetz. Was eine Frist hat, löschen Datenbank und Speicher laufend von selbst.',
    purpose: 'Wozu',
    retention: 'Wie lange',
    basis: 'Rechtsgrundlage',
    sweep: 'Zuletzt aufgeräumt',
    never: 'noch nie',
    ranAt: germanTime,
  },

  consents: {
    title: 'Deine Einwilligungen',
    text: 'Wozu du Ja gesagt hast, in welcher Fassung und wann. Zurücknehmen geht so leicht wie geben: Ein Schalter genügt.',
    legal: (version: string, acceptedAt: string): string =>
      `AGB und Datenschutz, Fassung ${version}: angenommen am ${germanTime(acceptedAt)}`,
    none: 'Noch nichts. Das ist auch eine Haltung.',
    newsletter: (version: string, at: string): string =>
      `Newsletter, Text ${version}: bestätigt am ${germanTime(at)}`,
    changes: 'Was sich an AGB und Datenschutz geändert hat',
  },

  newsletter: {
    title: 'Newsletter',
    text: 'Neues aus der Hölle per Mail, an die Adresse deines Kontos. Rausgehen kannst du jederzeit, dann löschen wir die Anmeldung sofort.',
    label: 'Newsletter',
    hint: (email: string): string => `An ${email}.`,
    pending: 'Wir haben dir eine Mail geschickt. Erst mit dem Link darin bist du dabei.',
    noAddress:
      'In deinem Konto steht keine bestätigte E-Mail-Adresse. Bestellen kannst du ihn ganz unten auf jeder Seite.',
    footer: 'Ganz unten auf einer Seite bestellt? Dann hilft der Abmeldelink in jeder Mail.',
    on: 'Fast drin. Schau in dein Postfach.',
    off: 'Newsletter abbestellt',
  },

  tooYoung: (from: string): string =>
    `Braucht deine Einwilligung, und die kannst du ab deinem 16. Geburtstag am ${germanDay(from)} geben.`,
} as const
