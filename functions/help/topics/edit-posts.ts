import type { HelpTopic } from './topic.ts'

export const editPosts: HelpTopic = {
  id: 'edit-posts',
  title: 'Beiträge und Kommentare bearbeiten',
  question: 'Kann ich einen Beitrag nachträglich ändern?',
  link: { path: '/', label: 'Eigene Beiträge im Feed' },
  text: 'Eigene Beiträge und Kommentare kannst du bearbeiten: Wähle im Menü „Bearbeiten“. Bei Beiträgen änderst du Titel, Text, Link und Bildbeschreibung, bei Kommentaren den Text. Danach steht „bearbeitet“ dabei; darüber können alle die früheren Fassungen ansehen. Wurde derselbe Text inzwischen auf einem anderen Gerät geändert, siehst du die neuere Fassung und wählst, welche gilt.',
  words:
    'bearbeite verändern umschreiben nachbessern text korrigieren verbessern tippfehler vertippt editieren nachträglich ändern fehler verlauf fassung version',
  related: ['delete-and-undo', 'comments'],
}
