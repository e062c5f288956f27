import type { HelpTopic } from './topic.ts'

/** Stories: making and watching them. */
export const stories: readonly HelpTopic[] = [
  {
    id: 'stories',
    title: 'Stories erstellen',
    question: 'Wie erstelle ich eine Story?',
    link: { path: '/', label: 'Stories über dem Feed' },
    text: 'Mit „Deine Story“ über dem Feed erstellst du eine Story: mit der Kamera, aus der Galerie oder nur mit Text auf farbigem Grund. Videos spielen bis zu 15 Sekunden. Du kannst mehrere Bilder aneinanderreihen, Texte frei darauflegen, verschieben und vergrößern, Musik dazunehmen und festlegen, wie lange jedes Bild steht. Nach 24 Stunden ist die Story weg, auch ihre Dateien werden gelöscht.',
    words:
      'verschwindet löschen ablauf ende wann kamera video foto veröffentlichen machen erstellen story storys slide kamera handykamera selfie aufnehmen text hintergrund dauer stunden sichtbar abgelaufen',
    related: ['watch-stories', 'music'],
  },
  {
    id: 'watch-stories',
    title: 'Stories ansehen',
    question: 'Wer hat meine Story gesehen?',
    link: { path: '/', label: 'Zu den Stories' },
    text: 'Die Ringe über dem Feed sind die Stories der anderen; ungesehene stehen vorn und leuchten. Tippe rechts oder links, um vor- und zurückzuspringen, halte, um anzuhalten, und wische nach unten, um zu schließen. Bei deiner eigenen Story siehst du, wer sie angesehen hat, und kannst sie löschen. Auf die Story anderer antwortest du mit Hörnern oder einer Nachricht.',
    words:
      'angesehen angeguckt wer ansehen anhalten pause überspringen story angucken anschauen zuschauer gesehen ring viewer pausiert',
    related: ['stories', 'messages'],
  },
]
