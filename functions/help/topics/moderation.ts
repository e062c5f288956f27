import type { HelpTopic } from './topic.ts'

export const moderation: HelpTopic = {
  id: 'moderation',
  title: 'Moderation und Prüfung',
  question: 'Warum wird mein Beitrag geprüft?',
  link: { path: '/agb', label: 'Regeln in den AGB' },
  text: 'Enthält ein Beitrag, Kommentar, Shout oder eine Story einen Begriff aus dem rechtsextremen NSBM-Umfeld, wird er angehalten und erst von der Moderation geprüft. Bis dahin siehst nur du ihn, mit Hinweis. Wird er freigegeben, erscheint er; wird er abgelehnt, liest du den Grund. In Namen und Profilen werden solche Begriffe gleich abgelehnt.',
  words:
    'veröffentlicht erscheint freischalten freigeschaltet sichtbar warten moderatoren entscheiden wartet freigabe freigegeben geprüft prüfung angehalten gesperrt zensur regeln nsbm abgelehnt moderator unsichtbar',
  related: ['reporting', 'contact'],
}
