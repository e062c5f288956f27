import type { HelpTopic } from './topic.ts'

export const share: HelpTopic = {
  id: 'share',
  title: 'Beiträge teilen',
  question: 'Wie teile ich einen Beitrag?',
  link: { path: '/', label: 'Beiträge teilen' },
  text: 'Das Teilen-Symbol an einem Beitrag öffnet das Teilen-Menü deines Geräts; wo es keins gibt, wird der Link kopiert. Der Link führt direkt zum Beitrag. Lesen können ihn nur angemeldete Mitglieder.',
  words: 'schicken weiterschicken link kopieren weiterleiten verschicken weitergeben adresse',
  related: ['bookmarks', 'feed'],
}
