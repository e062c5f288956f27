import type { HelpTopic } from './topic.ts'

export const messageRequests: HelpTopic = {
  id: 'message-requests',
  title: 'Anfragen',
  question: 'Wer darf mir schreiben?',
  link: { path: '/settings#nachrichten', label: 'Wer mir schreiben darf' },
  text: 'Schreibt dir jemand, dem du nicht folgst, landet das als Anfrage in einem eigenen Ordner bei den Nachrichten. Du nimmst sie an oder lehnst sie ab; vorher erfährt die andere Person nicht, ob du sie gelesen hast, und Fotos bleiben verdeckt. In den Einstellungen legst du fest, wer dir schreiben darf: alle, nur Leute, denen du folgst, oder niemand.',
  words:
    'freunde öffnen nachrichten schreiben wer privatsphäre ausschließen zulassen kontaktieren anschreiben nachrichtenanfrage anfrage fremde unbekannte annehmen ablehnen einschränken erlauben schicken darf wer',
  related: ['blocking', 'message-privacy', 'messages'],
}
