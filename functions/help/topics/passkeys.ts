import type { HelpTopic } from './topic.ts'

export const passkeys: HelpTopic = {
  id: 'passkeys',
  title: 'Passkeys',
  question: 'Wie melde ich mich ohne Passwort an?',
  link: { path: '/settings#passkeys', label: 'Passkeys in den Einstellungen' },
  text: 'Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder PIN an, ohne Passwort. Du legst ihn in den Einstellungen unter „Anmeldung und Sicherheit“ an, auf diesem oder einem anderen Gerät, bis zu zehn Stück. Du kannst sie umbenennen und entfernen. Ist deine Anmeldung älter als zehn Minuten, bestätigst du vorher kurz, dass du es bist.',
  words:
    'windows hello handy entsperren schlüssel einrichten fingerabdruck gesicht face id touch pin sicherheitsschlüssel anmelden einloggen login passwortlos biometrie',
  related: ['password', 'recovery-codes', 'sessions'],
}
