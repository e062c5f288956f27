export const messages = {
  sessionInvalid: 'Deine Sitzung ist nicht mehr gültig. Du wirst zur Anmeldung weitergeleitet.',
  sessionExpired: 'Session abgelaufen',
  signInAgain: 'Bitte melde dich erneut an.',
  iosUploadWithoutToken: 'iPhone Upload: Session abgelaufen. Bitte melde dich erneut an.',
  offline: 'Keine Verbindung. Prüf dein Netz und versuch es nochmal.',
  partFailed: 'Das ist nicht durchgekommen',
  partWaits: 'Sobald die Verbindung steht, geht es von selbst weiter.',
  partMissing:
    'Vielleicht gibt es eine neue Version. Was du getippt hast, bleibt beim Neuladen da.',
  keptFrom: (time: string): string => `Stand von ${time}`,
  fileLost: 'Die Datei liegt nicht mehr auf deinem Gerät. Häng sie nochmal an.',
  oneMoment: 'Moment noch',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  checkField: 'Das passt so nicht.',
  undo: 'Rückgängig',
  mute: {
    muted: (name: string): string => `${name} ist jetzt stumm`,
    unmuted: (name: string): string => `${name} ist wieder zu hören`,
  },
  failed: 'Fehler',
  justNow: 'Gerade eben',
} as const

/** Texts for errors of the API gateway, which are English. */
export const statusMessages: Partial<Record<number, string>> = {
  403: 'Das darfst du hier nicht.',
  404: 'Das gibt es hier nicht (mehr).',
  408: 'Der Server hat zu lange gebraucht. Versuch es nochmal.',
  413: 'Das ist zu groß für uns.',
  429: 'Zu viel auf einmal. Atme kurz durch und versuch es gleich nochmal.',
  500: 'Da ist uns eine Saite gerissen. Versuch es gleich nochmal.',
  502: 'Der Server ist gerade nicht erreichbar. Versuch es gleich nochmal.',
  503: 'Der Server ist gerade nicht erreichbar. Versuch es gleich nochmal.',
  504: 'Der Server hat zu lange gebraucht. Versuch es nochmal.',
}
