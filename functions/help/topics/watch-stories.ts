import type { HelpTopic } from './topic.ts'

export const watchStories: HelpTopic = {
  id: 'watch-stories',
  title: 'Stories ansehen',
  question: 'Wer hat meine Story gesehen?',
  link: { path: '/', label: 'Zu den Stories' },
  text: 'Die Ringe über dem Feed sind die Stories der anderen; ungesehene stehen vorn und leuchten. Tippe rechts oder links, um vor- und zurückzuspringen, halte, um anzuhalten, und wische nach unten, um zu schließen. Bei deiner eigenen Story siehst du, wer sie angesehen hat, und kannst sie löschen. Auf die Story anderer antwortest du mit Hörnern oder einer Nachricht.',
  words:
    'angesehen angeguckt wer ansehen anhalten pause überspringen story angucken anschauen zuschauer gesehen ring viewer pausiert',
  related: ['stories', 'messages'],
}
