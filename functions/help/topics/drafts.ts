import type { HelpTopic } from './topic.ts'

export const drafts: HelpTopic = {
  id: 'drafts',
  title: 'Entwürfe',
  question: 'Was passiert mit einem angefangenen Beitrag?',
  link: { path: '/', label: 'Entwürfe im Feed' },
  text: 'Was du angefangen hast, bleibt in diesem Browser erhalten, mitsamt Medien und Musik: auch wenn du das Formular, den Tab oder den Browser schließt. Mit „Als Entwurf ablegen“ beginnst du einen neuen Beitrag; abgelegte Entwürfe, bis zu 20, findest du im Formular unter „Entwürfe“. Löschst du einen, hast du acht Sekunden für „Rückgängig“. Beim Abmelden werden Entwürfe gelöscht.',
  words:
    'zwischengespeichert speichern gespeichert verloren weg neu laden reload text wiederfinden unfertig',
  related: ['write-posts', 'delete-and-undo'],
}
