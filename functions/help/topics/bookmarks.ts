import type { HelpTopic } from './topic.ts'

export const bookmarks: HelpTopic = {
  id: 'bookmarks',
  title: 'Gemerkte Beiträge',
  question: 'Wo finde ich gemerkte Beiträge?',
  link: { path: '/profile', label: 'Gemerkte Beiträge' },
  text: 'Im Menü jedes Beitrags legst du ihn mit „Merken“ zur Seite, mit „Nicht mehr merken“ nimmst du ihn wieder heraus. Alles Gemerkte findest du in deinem eigenen Profil im Tab „Gemerkt“. Den siehst nur du: Niemand erfährt, was du dir merkst. Wird ein Beitrag gelöscht, verschwindet er auch dort.',
  words:
    'merken gemerkt später lesen sichern lesezeichen bookmark speichern aufheben merkliste favoriten wiederfinden',
  related: ['share', 'feed'],
}
