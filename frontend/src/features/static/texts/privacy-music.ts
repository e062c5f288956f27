import type { Section } from './document.ts'

/** docs/decisions/0036-music-loads-when-it-is-played.md */
export const privacyMusic: Section = {
  id: 'musik',
  title: 'Musik',
  blocks: [
    'Beiträge und Storys können einen Song haben. Beim Lesen lädt dein Browser dafür nichts von anderen: kein Ton, kein Cover, kein Player.',
    'Erst wenn du auf Anspielen drückst, holt er Ton und Cover von Spotify (Spotify AB, Stockholm) oder Apple (Apple Distribution International Ltd., Cork). Neben dem Knopf steht, von wem. Diese Firma erfährt dann deine IP-Adresse, deinen Browser, den Song und dass du von uns kommst; was sie damit macht, steht in ihrem Datenschutz. Wer du bei uns bist, erfährt sie nicht. Daten können dabei in die USA gelangen.',
    'Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 lit. b DSGVO, § 25 Abs. 2 Nr. 2 TDDDG): Mit dem Druck auf Anspielen verlangst du genau diesen Song, und anders kommt er nicht zu dir. Deshalb geht es auch unter 16. Drückst du nicht, passiert nichts. Das gilt für diesen Song und diesen Besuch.',
    'Suchst du einen Song, fragt unser Server bei Spotify und Apple nach. Dabei gehen nur deine Suchworte hin, nicht, wer sie getippt hat; wir heben sie ohne deinen Namen etwa eine Woche auf, damit dieselbe Suche nicht jedes Mal neu fragt.',
  ],
}
