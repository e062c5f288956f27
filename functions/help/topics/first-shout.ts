import type { HelpTopic } from './topic.ts'

export const firstShout: HelpTopic = {
  id: 'first-shout',
  title: 'Rollen und erster Shout',
  question: 'Was ist der erste Shout?',
  link: { path: '/profile', label: 'Erster Shout im Profil' },
  text: 'Nach der Registrierung führt dich das Onboarding durch vier Schritte: Hörner, Rollen, Shout, fertig. Als Rolle wählst du Fan, Band, Technik oder Veranstalter, auch mehrere; sie beschreiben dich nur. Der erste Shout stellt dich vor: Band oder Genre und dein Beitrag zur Szene. Er wird zu einem Beitrag, bringt dich an die Wall of Horns und gibt dir ein Badge. Hast du ihn übersprungen, findest du ihn in deinem Profil.',
  words:
    'rollen auswählen wählen onboarding einführung begrüßung vorstellen rolle fan band techniker veranstalter shout start anfang',
  related: ['wall', 'badges', 'profile'],
}
