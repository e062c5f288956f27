import type { HelpTopic } from './topic.ts'

export const deleteAndUndo: HelpTopic = {
  id: 'delete-and-undo',
  title: 'Löschen und Rückgängigmachen',
  question: 'Kann ich etwas Gelöschtes zurückholen?',
  link: { path: '/', label: 'Eigene Beiträge löschen' },
  text: 'Löschen kannst du nur, was von dir ist. Bei Beiträgen und Kommentaren erscheint danach acht Sekunden lang „Rückgängig“. Danach, oder wenn du die Seite verlässt, ist es endgültig weg, mit Kommentaren, Horns und Medien. Gelöschte Nachrichten und Stories kommen nicht zurück; eine Nachricht verschwindet bei euch beiden.',
  words:
    'lösche löschen gelöscht beitrag kommentar post nachricht wegmachen entferne entfernen wiederherstellen rückgängig undo aus versehen versehentlich zurückholen papierkorb',
  related: ['edit-posts', 'drafts'],
}
