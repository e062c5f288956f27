export const messages = {
  unknownUser: 'Unbekannter Benutzer',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',
  retry: 'Nochmal versuchen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  optional: 'freiwillig',
  honeypot: 'Website (bitte leer lassen)',
  notifications: 'Hinweise ({hotkey})',
  notification: 'Hinweis',
  unread: (count: string) => `${count} ungelesen`,
} as const
