import type { HelpTopic } from './topic.ts'

export const deleteAndUndo: HelpTopic = {
  id: 'delete-and-undo',
  title: 'Löschen und Rückgängigmachen',
  question: 'Kann ich etwas Gelöschtes zurückholen?',
  link: { path: '/', label: 'Eigene Beiträge löschen' },
  text: 'Löschen kannst du nur, was von dir ist. Bei Beiträgen, Kommentaren und Stories erscheint danach acht Sekunden lang „Rückgängig“. Danach, oder wenn du die Seite verlässt, ist es endgültig weg, mit Kommentaren, Horns und Medien. Eine gelöschte Nachricht kommt nicht zurück und verschwindet bei euch beiden.',
  words:
    'lösche löschen gelöscht beitrag kommentar post nachricht wegmachen entferne entfernen wiederherstellen rückgängig undo aus versehen versehentlich zurückholen papierkorb',
  related: ['edit-posts', 'drafts'],
}
