import type { HelpTopic } from './topic.ts'

export const badges: HelpTopic = {
  id: 'badges',
  title: 'Badges',
  question: 'Wie bekomme ich ein Badge?',
  link: { path: '/profile', label: 'Badges im Profil' },
  text: 'Badges stehen in deinem Profil. Das erste, „First Roar“, bekommst du für deinen ersten Shout. Weitere gibt es für Konzerte, die du einträgst: für das 1., 5., 15. und 50. In der Profilseite kannst du jedes Badge einzeln verbergen; dann siehst nur noch du es.',
  words: 'medaille pokal abzeichen auszeichnung orden belohnung erhalten verbergen',
  related: ['first-shout', 'submit-concerts', 'profile'],
}
