import type { HelpTopic } from './topic.ts'

export const submitConcerts: HelpTopic = {
  id: 'submit-concerts',
  title: 'Konzerte eintragen',
  question: 'Wie trage ich ein Konzert ein?',
  link: { path: '/concerts', label: 'Konzert eintragen' },
  text: 'Auf der Seite „Konzerte“ öffnet „Konzert eintragen“ das Formular. Band, Venue, Stadt und Datum brauchst du, der Rest ist freiwillig. Steht der Gig schon im Kalender, kommt dein Ticketlink dort dazu. Ein angefangener Eintrag bleibt in deinem Tab. Was du eingereicht hast, findest du unter „Eingereicht“: Du kannst es bearbeiten, als ausverkauft oder abgesagt melden und zurückziehen. Für das 1., 5., 15. und 50. Konzert gibt es ein Badge.',
  words:
    'gig einreichen hinzufügen melden neu ändern bearbeiten löschen zurückziehen absagen verlegen fehlt entwurf',
  related: ['concerts', 'badges'],
}
