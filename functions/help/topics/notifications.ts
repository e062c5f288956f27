import type { HelpTopic } from './topic.ts'

export const notifications: HelpTopic = {
  id: 'notifications',
  title: 'Benachrichtigungen',
  question: 'Wie schalte ich Benachrichtigungen ab?',
  link: { path: '/settings#benachrichtigungen', label: 'Benachrichtigungen einstellen' },
  text: 'In den Einstellungen unter „Benachrichtigungen und Push“ gibt es vier Schalter: Community (Hörner, Kommentare, Erwähnungen, neue Follower), Inhalte (die News des Tages um 18:00 Uhr und die wöchentliche Band-Entdeckung), System (was dein Konto betrifft) und Persönlich (Vorschläge). Sie gelten überall, wo du angemeldet bist.',
  words:
    'abschalten weniger mails ping piepsen nachts bimmeln abschalten abstellen ausschalten hinweise meldungen stören stumm',
  related: ['push', 'activities', 'mute'],
}
