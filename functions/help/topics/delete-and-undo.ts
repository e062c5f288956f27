import type { HelpTopic } from './topic.ts'

export const deleteAndUndo: HelpTopic = {
  id: 'delete-and-undo',
  title: 'Löschen und Rückgängigmachen',
  question: 'Kann ich etwas Gelöschtes zurückholen?',
  link: { path: '/', label: 'Eigene Beiträge löschen' },
  text: 'Löschen kannst du nur, was von dir ist. Nach dem Löschen hast du acht Sekunden lang die Möglichkeit, es rückgängig zu machen. Danach ist es endgültig weg, mit Kommentaren, Horns und Medien. Eine gelöschte Nachricht verschwindet bei euch beiden.',
  words:
    'lösche löschen gelöscht beitrag kommentar post nachricht wegmachen entferne entfernen wiederherstellen rückgängig undo aus versehen versehentlich zurückholen papierkorb',
  related: ['edit-posts', 'drafts'],
}
