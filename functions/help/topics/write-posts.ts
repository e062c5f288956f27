import type { HelpTopic } from './topic.ts'

export const writePosts: HelpTopic = {
  id: 'write-posts',
  title: 'Einen Beitrag schreiben',
  question: 'Wie schreibe ich einen Beitrag?',
  link: { path: '/', label: 'Beitrag schreiben' },
  text: 'Oben im Feed öffnest du das Formular für einen neuen Beitrag, auf dem Handy mit dem Plus in der unteren Leiste. Du kannst Text schreiben, ein Bild, ein Video oder eine Tonaufnahme hochladen und einen Link dazusetzen. Erlaubt sind Dateien bis 50 MB. Titel und Link sind freiwillig. Ort und Kameradaten werden aus Fotos entfernt, bevor sie jemand sieht.',
  words:
    'größe groß megabyte mb maximal format dateien schreiben verfassen neuer beitrag hochladen inhalt veröffentliche posten post erstellen veröffentlichen foto hochladen datei anhang audio video bild',
  related: ['drafts', 'music', 'alt-text'],
}
