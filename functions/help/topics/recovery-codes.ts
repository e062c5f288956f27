import type { HelpTopic } from './topic.ts'

export const recoveryCodes: HelpTopic = {
  id: 'recovery-codes',
  title: 'Passwort vergessen und Wiederherstellungscodes',
  question: 'Was tue ich, wenn ich mein Passwort vergessen habe?',
  link: { path: '/settings#wiederherstellung', label: 'Wiederherstellungscodes' },
  text: 'Hast du dein Passwort vergessen, setzt du auf der Anmeldeseite mit einem deiner zehn Wiederherstellungscodes ein neues. Jeder Code gilt genau einmal und wird nur beim Anlegen gezeigt, also sichere sie gut. Neue Codes legst du in den Einstellungen unter „Anmeldung und Sicherheit“ an; die alten gelten dann nicht mehr. Hast du einen Passkey, kommst du auch damit hinein. Ohne Code, Passwort und Passkey kann auch das Team die Tür nicht öffnen.',
  words:
    'komme rein login geht einloggen anmelden zugang kann konto vergessen zurücksetzen reset verloren ausgesperrt rettung backup code codes wiederherstellung kennwort',
  related: ['password', 'passkeys', 'sessions'],
}
