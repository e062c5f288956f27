import type { HelpTopic } from './topic.ts'

export const likes: HelpTopic = {
  id: 'likes',
  title: 'Horns Up',
  question: 'Was sind die Hörner an einem Beitrag?',
  link: { path: '/', label: 'Horns im Feed' },
  text: 'Horns sind unsere Likes: Mit dem Hörner-Symbol zeigst du, dass dir ein Beitrag, ein Kommentar oder eine Nachricht gefällt. Jedes Mitglied kann einmal Hörner geben und sie mit einem zweiten Tippen wieder zurücknehmen.',
  words:
    'mehrere mehrfach oft hörner geben zurücknehmen horns horn like liken gefällt mir herz hörner pommesgabel daumen zustimmen',
  related: ['activities', 'comments'],
}
