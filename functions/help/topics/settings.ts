import type { HelpTopic } from './topic.ts'

export const settings: HelpTopic = {
  id: 'settings',
  title: 'Einstellungen',
  question: 'Was kann ich alles einstellen?',
  link: { path: '/settings', label: 'Zu den Einstellungen' },
  text: 'In den Einstellungen gibt es acht Themen: Benachrichtigungen und Push, Profil, Chats, Sichtbarkeit und Privatsphäre, Stumm und blockiert, Feed und Darstellung, Anmeldung und Sicherheit, Konto und Daten. Die Suche darüber findet jeden Schalter. Schalter speichern sofort, und acht Sekunden lang nimmst du es mit „Rückgängig“ zurück.',
  words: 'wo finde einstellungen einstellen konfigurieren optionen schalter menü konto',
  related: ['notifications', 'visibility', 'password'],
}
