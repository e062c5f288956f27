import type { HelpTopic } from './topic.ts'

export const settings: HelpTopic = {
  id: 'settings',
  title: 'Einstellungen',
  question: 'Was kann ich alles einstellen?',
  link: { path: '/settings', label: 'Zu den Einstellungen' },
  text: 'In den Einstellungen findest du Benachrichtigungen, Vorschläge, Profildaten, Sichtbarkeit, Nachrichten, blockierte Leute, Stummschalten, Passkeys, Wiederherstellungscodes, angemeldete Geräte, Passwort, Beiträge, Privatsphäre und Bewegung. Die meisten Schalter speichern sofort.',
  words: 'wo finde einstellungen einstellen konfigurieren optionen schalter menü konto',
  related: ['notifications', 'visibility', 'password'],
}
