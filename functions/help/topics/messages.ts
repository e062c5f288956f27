import type { HelpTopic } from './topic.ts'

export const messages: HelpTopic = {
  id: 'messages',
  title: 'Nachrichten schreiben',
  question: 'Wie schreibe ich jemandem privat?',
  link: { path: '/messages', label: 'Zu den Nachrichten' },
  text: 'Öffne das Profil einer Person und tippe auf „Nachricht“, oder wähle unter Nachrichten eine Unterhaltung. Eine Nachricht hat bis zu 4.000 Zeichen und kann ein Foto oder eine Sprachnachricht enthalten. Über ihr Menü kannst du antworten, Hörner geben, kopieren, löschen und melden. Eine Uhr, ein Haken und zwei Haken bedeuten: unterwegs, gesendet, gelesen. Unterhaltungen kannst du stummschalten oder nur für dich löschen.',
  words:
    'privat privatnachricht dm direktnachricht chat chatten anschreiben schreiben pn unterhaltung haken',
  related: ['message-requests', 'voice-messages', 'vanishing-photos'],
}
