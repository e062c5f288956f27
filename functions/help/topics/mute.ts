import type { HelpTopic } from './topic.ts'

export const mute: HelpTopic = {
  id: 'mute',
  title: 'Wörter und Leute stummschalten',
  question: 'Wie blende ich ein Thema oder eine Person aus?',
  link: { path: '/settings', label: 'Stummschalten in den Einstellungen' },
  text: 'Stumme Wörter legst du in den Einstellungen fest, auf Wunsch mit Enddatum. Beiträge und Kommentare mit so einem Wort werden hinter „Stumm: Wort“ versteckt; mit einem Tippen siehst du sie trotzdem. Gesucht wird nach ganzen Wörtern, Umlaute und ae, oe, ue gelten gleich. Auch Mitglieder kannst du stummschalten: Ihre Beiträge tauchen bei dir nicht mehr auf, sie merken davon nichts. Wer dich gar nicht mehr sehen soll, den blockierst du besser.',
  words:
    'thema themen begriff hashtag bestimmte muten ausblenden verstecken filtern filter thema wort nicht mehr sehen lesen ignorieren ruhe nervt spoiler',
  related: ['blocking', 'feed-suggestions'],
}
