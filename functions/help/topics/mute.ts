import type { HelpTopic } from './topic.ts'

export const mute: HelpTopic = {
  id: 'mute',
  title: 'Wörter und Leute stummschalten',
  question: 'Wie blende ich ein Thema oder eine Person aus?',
  link: { path: '/settings#stumm', label: 'Stummschalten in den Einstellungen' },
  text: 'In den Einstellungen unter „Stumm und blockiert“ trägst du Wörter ein: für einen Tag, eine Woche, einen Monat oder für immer. Beiträge und Kommentare mit so einem Wort klappen zu und zeigen nur „Stumm: Wort“; mit einem Tippen siehst du sie trotzdem. Gesucht wird nach ganzen Wörtern, Umlaute und ae, oe, ue gelten gleich. Leute schaltest du mit „Stummschalten“ im Menü eines ihrer Beiträge oder in ihrem Profil stumm: Ihre Beiträge, Kommentare und Stories tauchen in deinen Listen nicht mehr auf, sie merken davon nichts. Mit „Wieder hören“ in den Einstellungen nimmst du es zurück. Wer dich gar nicht mehr sehen soll, den blockierst du besser.',
  words:
    'thema themen begriff hashtag bestimmte muten ausblenden verstecken filtern filter thema wort nicht mehr sehen lesen ignorieren ruhe nervt spoiler',
  related: ['blocking', 'feed-suggestions'],
}
