import type { HelpTopic } from './topic.ts'

export const editPosts: HelpTopic = {
  id: 'edit-posts',
  title: 'Beiträge und Kommentare bearbeiten',
  question: 'Kann ich einen Beitrag nachträglich ändern?',
  link: { path: '/', label: 'Eigene Beiträge im Feed' },
  text: 'Eigene Beiträge und Kommentare kannst du bearbeiten: Öffne das Menü am Beitrag oder Kommentar und wähle „Bearbeiten“. Danach steht „bearbeitet“ dabei, und alle können die früheren Fassungen ansehen. Hast du denselben Beitrag inzwischen auf einem anderen Gerät geändert, wird nichts überschrieben, sondern du wirst darauf hingewiesen.',
  words:
    'bearbeite verändern umschreiben nachbessern text korrigieren verbessern tippfehler vertippt editieren nachträglich ändern fehler verlauf fassung version',
  related: ['delete-and-undo', 'comments'],
}
