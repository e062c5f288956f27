import type { HelpTopic } from './topic.ts'

export const vanishingPhotos: HelpTopic = {
  id: 'vanishing-photos',
  title: 'Fotos, die verschwinden',
  question: 'Wie lange sieht man ein Foto, das verschwindet?',
  link: { path: '/messages', label: 'Fotos in Nachrichten' },
  text: 'Ein Foto in einer Nachricht kannst du so senden, dass es verschwindet. Die andere Person kann es genau einmal öffnen und 30 Sekunden lang ansehen, dann wird es gelöscht. Ihr seht beide, wann es geöffnet wurde. Einen Screenshot kann niemand verhindern: Schick nur, was du verkraftest.',
  words:
    'selbst löschen zerstören verschwindet ablaufen temporär selbstlöschend einmal ansehen bild weg abgelaufen foto chat screenshot',
  related: ['messages', 'message-privacy'],
}
