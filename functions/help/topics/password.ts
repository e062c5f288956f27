import type { HelpTopic } from './topic.ts'

export const password: HelpTopic = {
  id: 'password',
  title: 'Passwort ändern',
  question: 'Wie ändere ich mein Passwort?',
  link: { path: '/settings#passwort', label: 'Passwort ändern' },
  text: 'Dein Passwort änderst du in den Einstellungen unter „Anmeldung und Sicherheit“: aktuelles eingeben, neues eingeben, fertig. Es braucht mindestens zehn Zeichen und darf nicht leicht zu erraten sein. Danach sind alle anderen Geräte abgemeldet.',
  words: 'kennwort wechseln ändern neues sicher zeichen',
  related: ['recovery-codes', 'passkeys', 'sessions'],
}
