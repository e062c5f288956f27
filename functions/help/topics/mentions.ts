import type { HelpTopic } from './topic.ts'

export const mentions: HelpTopic = {
  id: 'mentions',
  title: 'Jemanden erwähnen',
  question: 'Wie erwähne ich jemanden?',
  link: { path: '/', label: 'Im Feed jemanden erwähnen' },
  text: 'Tippe @ und die ersten Buchstaben eines Namens, dann erscheint eine Liste mit Leuten; wem du folgst, steht vorn. Das geht in Beiträgen, Kommentaren, Stories und Shouts. Der Name wird zum Link auf das Profil, und die Person bekommt eine Benachrichtigung. Höchstens zehn Erwähnungen pro Text; Blockierte erfahren davon nichts.',
  words:
    'markiert markieren erwähnung name jeder erwähnt erwähnen markieren verlinken taggen at zeichen kumpel freund nennen',
  related: ['activities', 'comments', 'people'],
}
