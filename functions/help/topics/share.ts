import type { HelpTopic } from './topic.ts'

export const share: HelpTopic = {
  id: 'share',
  title: 'Beiträge teilen',
  question: 'Wie teile ich einen Beitrag?',
  link: { path: '/', label: 'Beiträge teilen' },
  text: 'Das Teilen-Symbol unter einem Beitrag öffnet auf Handy und Tablet das Teilen-Menü des Geräts; sonst wird der Link kopiert. Der Link führt direkt zum Beitrag. Lesen können ihn nur angemeldete Mitglieder.',
  words: 'schicken weiterschicken link kopieren weiterleiten verschicken weitergeben adresse',
  related: ['bookmarks', 'feed'],
}
