import type { HelpTopic } from './topic.ts'

export const drafts: HelpTopic = {
  id: 'drafts',
  title: 'Entwürfe',
  question: 'Was passiert mit einem angefangenen Beitrag?',
  link: { path: '/', label: 'Entwürfe im Feed' },
  text: 'Was du angefangen hast, bleibt erhalten: Der Entwurf eines Beitrags übersteht das Neuladen der Seite und ein versehentlich geschlossenes Formular, mitsamt den ausgewählten Medien. Du kannst mehrere Entwürfe behalten. Öffne das Formular für Beiträge, dort findest du sie wieder und kannst weiterschreiben oder sie verwerfen.',
  words:
    'zwischengespeichert speichern gespeichert verloren weg neu laden reload text wiederfinden unfertig',
  related: ['write-posts', 'delete-and-undo'],
}
