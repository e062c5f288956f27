import type { HelpTopic } from './topic.ts'

export const concerts: HelpTopic = {
  id: 'concerts',
  title: 'Konzerte finden',
  question: 'Wo finde ich Konzerte?',
  link: { path: '/concerts', label: 'Zum Konzertkalender' },
  text: 'Unter „Konzerte“ findest du kommende Gigs, mit Suche nach Band oder Venue und Filtern für Stadt und Zeitraum. Du kannst zwischen Karten, Liste und Monat wechseln; unter „Vergangene“ stehen Konzerte, die vorbei sind. Tipp auf ein Konzert, dann siehst du alle Ticketlinks, den Ort auf der Karte und wer es eingetragen hat. Den Link dazu kannst du teilen.',
  words:
    'gig gigs termine kalender auftritt live tour festival karten tickets veranstaltung stadt monat ausverkauft abgesagt verlegt',
  related: ['submit-concerts', 'badges'],
}
