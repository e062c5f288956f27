import { counted } from '#shared/domain/counted.ts'
/** Texts of the server. */
export const EXPORT_TEXTS = {
  expired: 'Dieser Export ist abgelaufen. Fordere einen neuen an, das dauert nur ein paar Minuten.',
} as const

/** Without any access: the files open only after a sign-in. */
export const readyMail = (page: string, until: string) => ({
  subject: 'Dein Datenexport liegt bereit',
  text: `Moin!

Du hast deine Daten angefordert, jetzt sind sie gepackt. Abholen kannst du sie bis ${until} Uhr auf dieser Seite, nach deiner Anmeldung:

${page}

Danach löschen wir die Dateien. Du kannst jederzeit einen neuen Export anfordern.

Du warst das nicht? Dann ändere bitte gleich dein Passwort und beende fremde Sitzungen in den Einstellungen.

Dein Höllenlärm`,
})

/** Texts of the pages in the archive. */
export const READER_TEXTS = {
  title: 'Deine Daten',
  site: 'Höllenlärm',
  made: (time: string): string => `Stand: ${time}`,
  intro:
    'Das ist alles, was wir zu deinem Konto gespeichert haben. Du brauchst dafür kein Netz und kein Programm außer diesem Browser.',
  files:
    'Im Ordner „daten“ liegt dasselbe noch einmal als JSON, für dich oder für einen anderen Dienst (Art. 20 DSGVO). Was die Felder bedeuten, steht in daten/schema.json.',
  several:
    'Besteht dein Export aus mehreren ZIP-Dateien? Entpacke alle in denselben Ordner, dann findet diese Seite auch die Bilder und Videos aus den anderen.',
  others:
    'Nachrichten anderer stehen hier so, wie du sie lesen kannst. Fotos und Sprachnachrichten anderer, ihre E-Mail-Adressen und wer dich gemeldet hat, gehören ihnen und fehlen deshalb (Art. 15 Abs. 4 DSGVO).',
  secret:
    'Passwort, Schlüssel und Sitzungs-Token sind nicht dabei: Wir haben davon nur Prüfwerte, und die gehören in kein ZIP.',
  kinds: 'Was drinsteht',
  entries: (count: number): string => counted(count, 'Eintrag', 'Einträge'),
  none: 'Dazu ist nichts gespeichert.',
  part: (part: number, of: number): string => `Teil ${part} von ${of}`,
  overview: 'Übersicht',
  back: 'Zurück',
  next: 'Weiter',
  pages: 'Seiten',
  yes: 'Ja',
  no: 'Nein',
  empty: '–',
  mediaAlt: (number: number): string => `Bild ${number}`,
  open: (file: string): string => `Datei öffnen: ${file}`,
} as const
