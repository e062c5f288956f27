import type { HelpTopic } from './topic.ts'

export const stories: HelpTopic = {
  id: 'stories',
  title: 'Stories erstellen',
  question: 'Wie erstelle ich eine Story?',
  link: { path: '/', label: 'Stories über dem Feed' },
  text: 'Mit „Deine Story“ über dem Feed erstellst du eine Story: mit der Kamera, aus der Galerie oder nur mit Text auf farbigem Grund. Videos spielen bis zu 15 Sekunden. Du kannst mehrere Bilder aneinanderreihen, Texte frei darauflegen, verschieben und vergrößern, Musik dazunehmen und festlegen, wie lange jedes Bild steht. Nach 24 Stunden ist die Story weg, auch ihre Dateien werden gelöscht.',
  words:
    'verschwindet löschen ablauf ende wann kamera video foto veröffentlichen machen erstellen story storys slide kamera handykamera selfie aufnehmen text hintergrund dauer stunden sichtbar abgelaufen',
  related: ['watch-stories', 'music'],
}
