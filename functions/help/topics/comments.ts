import type { HelpTopic } from './topic.ts'

export const comments: HelpTopic = {
  id: 'comments',
  title: 'Kommentare und Antworten',
  question: 'Wie antworte ich auf einen Kommentar?',
  link: { path: '/', label: 'Kommentare im Feed' },
  text: 'Unter jedem Beitrag öffnest du mit dem Sprechblasen-Symbol die Kommentare und schreibst deinen dazu. Mit „Antworten“ antwortest du auf einen bestimmten Kommentar; die Antwort steht darunter. Auf der Tastatur sendet Strg+Enter. Wer den Beitrag geschrieben hat, bekommt eine Benachrichtigung.',
  words: 'kommentar schreiben reply kommentieren antworten antwort reagieren diskussion',
  related: ['mentions', 'edit-posts', 'likes'],
}
