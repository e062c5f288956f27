import type { HelpTopic } from './topic.ts'

export const bookmarks: HelpTopic = {
  id: 'bookmarks',
  title: 'Gemerkte Beiträge',
  question: 'Wo finde ich gemerkte Beiträge?',
  link: { path: '/', label: 'Gemerkte Beiträge' },
  text: 'Über das Menü eines Beitrags kannst du ihn mit „Merken“ zur Seite legen. Alles Gemerkte findest du in der Liste „Gemerkt“. Sie ist privat: Niemand erfährt, was du dir merkst. Wird ein Beitrag gelöscht, verschwindet er auch dort.',
  words:
    'merken gemerkt später lesen sichern lesezeichen bookmark speichern aufheben merkliste favoriten wiederfinden',
  related: ['share', 'feed'],
}
