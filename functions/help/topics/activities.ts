import type { HelpTopic } from './topic.ts'

export const activities: HelpTopic = {
  id: 'activities',
  title: 'Horns und Aktivitäten',
  question: 'Wo sehe ich, wer auf meine Beiträge reagiert?',
  link: { path: '/', label: 'Aktivitäten in der Community' },
  text: 'In der Leiste der Community zeigt das Hörner-Symbol „Deine Horns Up“: wer deinen Beiträgen und Kommentaren Hörner gegeben hat. Das Sprechblasen-Symbol öffnet „Community-Aktivitäten“ mit Kommentaren, Erwähnungen und neuen Followern. „Beitrag anzeigen“ springt zur Stelle und hebt sie kurz hervor, „Alle als gelesen markieren“ räumt auf. Die Zahl am Symbol zählt, was du noch nicht gelesen hast.',
  words: 'wer geliked gelikt reagiert glocke zahl ungelesen neu follower',
  related: ['notifications', 'likes', 'mentions'],
}
