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
