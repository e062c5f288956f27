import type { DemoMember } from './member.ts'
import { newcomers } from './newcomers.ts'

const people = {
  walkuere_77: {
    displayName: 'Walküre_77',
    location: 'Hamburg',
    bio: 'Erste Reihe oder gar nicht. Nacken seit 2009 durch.',
    joinedDaysAgo: 402,
    avatar: { motif: 'letter', letter: 'WA', light: '#8a3a22', dark: '#2a0d08', ink: '#f3ebdf' },
  },
  grabwaerter: {
    displayName: 'Grabwärter',
    location: 'Essen',
    bio: 'Schließt hier abends ab. Sonst Doom, Kaffee, Friedhofsruhe.',
    joinedDaysAgo: 730,
    role: 'admin',
    isVerified: true,
    avatar: { motif: 'skull', light: '#3d4a44', dark: '#0c100e', ink: '#e9dfd0' },
  },
  baerbel_blastbeat: {
    displayName: 'Bärbel Blastbeat',
    location: 'Kassel',
    bio: 'Schlagzeug bei Aschenbahn. 240 bpm, kein Klick, keine Reue.',
    joinedDaysAgo: 611,
    isVerified: true,
    avatar: { motif: 'head', light: '#d9541e', dark: '#3a0f06', ink: '#8a1f12' },
  },
  nebelkraehe: {
    displayName: 'Nebelkrähe',
    location: 'Graz',
    bio: 'Alles unter 3 °C und über 8 Minuten.',
    joinedDaysAgo: 355,
    avatar: { motif: 'moon', light: '#1f4f74', dark: '#050b14', ink: '#d8f3ff' },
  },
  roehre_el34: {
    displayName: 'Röhre',
    location: 'Chemnitz',
    bio: 'Ich repariere deinen Amp. Nein, der soll nicht so brummen.',
    joinedDaysAgo: 689,
    avatar: { motif: 'plectrum', letter: 'R', light: '#3a2a1c', dark: '#0d0906', ink: '#ff9a4a' },
  },
  kuttenkalle: {
    displayName: 'Kuttenkalle',
    location: 'Oberhausen',
    bio: 'Thrash seit 1984. Die Kutte auch.',
    joinedDaysAgo: 726,
    avatar: { motif: 'axe', light: '#34465a', dark: '#0c1118', ink: '#e3b04b' },
  },
  moorhexe: {
    displayName: 'Moorhexe',
    location: 'Bremen',
    bio: 'Doom ist, wenn der Becken-Crash noch nachklingt, wenn du schon schläfst.',
    joinedDaysAgo: 288,
    avatar: { motif: 'moon', light: '#2f5a2a', dark: '#070d06', ink: '#d4ff8a' },
  },
  dosenravioli: {
    displayName: 'Dosenravioli',
    location: 'Leipzig',
    bio: 'Camping ist auch Kultur. Kalt schmecken sie besser.',
    joinedDaysAgo: 199,
    avatar: { motif: 'letter', letter: 'DR', light: '#a8281c', dark: '#2a0706', ink: '#ffd9a0' },
  },
  tante_trveheit: {
    displayName: 'Tante Trveheit',
    location: 'Zürich',
    bio: 'Hört nur das Demo. Auf Kassette. Die zweite Seite.',
    joinedDaysAgo: 540,
    avatar: { motif: 'goat', light: '#3a3632', dark: '#0a0908', ink: '#f7eedd' },
  },
  doppelfuss: {
    displayName: 'Doppelfuß',
    location: 'Wien',
    bio: 'Zwei Füße, vier Becken, ein Nachbar mit Anwalt.',
    joinedDaysAgo: 144,
    avatar: { motif: 'letter', letter: 'DF', light: '#4a2a6a', dark: '#12081c', ink: '#f5d0ff' },
  },
  schlachtplatte: {
    displayName: 'Schlachtplatte',
    location: 'Nürnberg',
    bio: 'Deathgrind und Hausmannskost. Beides gern blutig.',
    joinedDaysAgo: 467,
    avatar: { motif: 'head', light: '#7a1712', dark: '#1a0504', ink: '#2a1a12' },
  },
  eisenmorgen: {
    displayName: 'Eisenmorgen',
    location: 'Essen',
    bio: 'Heavy Metal aus dem Pott. Das Album „Frühschicht“ ist draußen.',
    joinedDaysAgo: 310,
    isVerified: true,
    avatar: { motif: 'letter', letter: 'EM', light: '#f0622a', dark: '#4a1006', ink: '#160a04' },
  },
  krachpost: {
    displayName: 'Krachpost',
    location: 'Dresden',
    bio: 'Fanzine, kopiert und getackert. Ausgabe 31 klebt noch.',
    joinedDaysAgo: 512,
    isVerified: true,
    avatar: { motif: 'record', light: '#6f675c', dark: '#14100e', ink: '#d9a441' },
  },
  keller_13: {
    displayName: 'Keller 13',
    location: 'Graz',
    bio: 'Konzertkeller. 180 Leute, eine Säule, immer im Weg.',
    joinedDaysAgo: 498,
    isVerified: true,
    avatar: { motif: 'letter', letter: '13', light: '#8f1712', dark: '#200504', ink: '#f7eedd' },
  },
  stromgitarrenopa: {
    displayName: 'Stromgitarrenopa',
    location: 'Rostock',
    bio: 'Drei Enkel, vier Gitarren. Die Gitarren sind stiller.',
    joinedDaysAgo: 233,
    avatar: { motif: 'plectrum', letter: 'O', light: '#1f3a44', dark: '#070e12', ink: '#c7d6dc' },
  },
  frl_fuzz: {
    displayName: 'Fräulein Fuzz',
    location: 'Basel',
    bio: 'Bass. Tiefer. Noch tiefer. Danke.',
    joinedDaysAgo: 121,
    avatar: { motif: 'cat', light: '#b8862e', dark: '#2a1a06', ink: '#14100c' },
  },
  lokfuehrer_lars: {
    displayName: 'Lokführer Lars',
    location: 'Magdeburg',
    bio: 'Fährt Güterzug, hört Power Metal. Beides mit viel Anlauf.',
    joinedDaysAgo: 87,
    avatar: { motif: 'letter', letter: 'LL', light: '#2a4a6a', dark: '#08121c', ink: '#ffd9a0' },
  },
  nele_neu: {
    displayName: 'Nele',
    location: 'Freiburg',
    bio: 'Neu hier und noch mit gesundem Nacken.',
    joinedDaysAgo: 6,
  },
  merchmaxe: {
    displayName: 'Merch-Maxe',
    location: 'Mannheim',
    bio: 'Ja, haben wir in M. Nein, in M nicht mehr.',
    joinedDaysAgo: 376,
    avatar: { motif: 'skull', light: '#5a2a6a', dark: '#14081a', ink: '#ff9ae0' },
  },
  kaltmamsell: {
    displayName: 'Kaltmamsell',
    location: 'Innsbruck',
    bio: 'Drehleier bei Distelmilch. Ja, das ist ein Instrument.',
    joinedDaysAgo: 166,
    avatar: { motif: 'head', light: '#3f8a6a', dark: '#081a12', ink: '#b8641e' },
  },
} as const satisfies Record<string, DemoMember>

export type Handle = keyof typeof people | keyof typeof newcomers

/** Invented people by username. Two of them can sign in, see `signIns`. */
export const members: Readonly<Record<Handle, DemoMember>> = { ...people, ...newcomers }

/** Printed by `npm start`; exist on the local cloud only. */
export const signIns = {
  member: 'walkuere_77',
  admin: 'grabwaerter',
  password: 'hoellenlaerm-demo',
} as const satisfies { member: Handle; admin: Handle; password: string }
