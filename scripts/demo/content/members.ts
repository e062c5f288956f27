import type { DemoMember } from './member.ts'
import { newcomers } from './newcomers.ts'

const people = {
  walkuere_77: {
    displayName: 'Walküre_77',
    location: 'Hamburg',
    bio: 'Erste Reihe oder gar nicht. Nacken seit 2009 durch.',
    joinedDaysAgo: 402,
    hasAvatar: true,
  },
  grabwaerter: {
    displayName: 'Grabwärter',
    location: 'Essen',
    bio: 'Schließt hier abends ab. Sonst Doom, Kaffee, Friedhofsruhe.',
    joinedDaysAgo: 730,
    role: 'admin',
    isVerified: true,
    hasAvatar: true,
  },
  baerbel_blastbeat: {
    displayName: 'Bärbel Blastbeat',
    location: 'Kassel',
    bio: 'Schlagzeug bei Aschenbahn. 240 bpm, kein Klick, keine Reue.',
    joinedDaysAgo: 611,
    isVerified: true,
    hasAvatar: true,
  },
  nebelkraehe: {
    displayName: 'Nebelkrähe',
    location: 'Graz',
    bio: 'Alles unter 3 °C und über 8 Minuten.',
    joinedDaysAgo: 355,
    hasAvatar: true,
  },
  roehre_el34: {
    displayName: 'Röhre',
    location: 'Chemnitz',
    bio: 'Ich repariere deinen Amp. Nein, der soll nicht so brummen.',
    joinedDaysAgo: 689,
    hasAvatar: true,
  },
  kuttenkalle: {
    displayName: 'Kuttenkalle',
    location: 'Oberhausen',
    bio: 'Thrash seit 1984. Die Kutte auch.',
    joinedDaysAgo: 726,
    hasAvatar: true,
  },
  moorhexe: {
    displayName: 'Moorhexe',
    location: 'Bremen',
    bio: 'Doom ist, wenn der Becken-Crash noch nachklingt, wenn du schon schläfst.',
    joinedDaysAgo: 288,
    hasAvatar: true,
  },
  dosenravioli: {
    displayName: 'Dosenravioli',
    location: 'Leipzig',
    bio: 'Camping ist auch Kultur. Kalt schmecken sie besser.',
    joinedDaysAgo: 199,
    hasAvatar: true,
  },
  tante_trveheit: {
    displayName: 'Tante Trveheit',
    location: 'Zürich',
    bio: 'Hört nur das Demo. Auf Kassette. Die zweite Seite.',
    joinedDaysAgo: 540,
    hasAvatar: true,
  },
  doppelfuss: {
    displayName: 'Doppelfuß',
    location: 'Wien',
    bio: 'Zwei Füße, vier Becken, ein Nachbar mit Anwalt.',
    joinedDaysAgo: 144,
    hasAvatar: true,
  },
  schlachtplatte: {
    displayName: 'Schlachtplatte',
    location: 'Nürnberg',
    bio: 'Deathgrind und Hausmannskost. Beides gern blutig.',
    joinedDaysAgo: 467,
    hasAvatar: true,
  },
  eisenmorgen: {
    displayName: 'Eisenmorgen',
    location: 'Essen',
    bio: 'Heavy Metal aus dem Pott. Das Album „Frühschicht“ ist draußen.',
    joinedDaysAgo: 310,
    isVerified: true,
    hasAvatar: true,
  },
  krachpost: {
    displayName: 'Krachpost',
    location: 'Dresden',
    bio: 'Fanzine, kopiert und getackert. Ausgabe 31 klebt noch.',
    joinedDaysAgo: 512,
    isVerified: true,
    hasAvatar: true,
  },
  keller_13: {
    displayName: 'Keller 13',
    location: 'Graz',
    bio: 'Konzertkeller. 180 Leute, eine Säule, immer im Weg.',
    joinedDaysAgo: 498,
    isVerified: true,
    hasAvatar: true,
  },
  stromgitarrenopa: {
    displayName: 'Stromgitarrenopa',
    location: 'Rostock',
    bio: 'Drei Enkel, vier Gitarren. Die Gitarren sind stiller.',
    joinedDaysAgo: 233,
    hasAvatar: true,
  },
  frl_fuzz: {
    displayName: 'Fräulein Fuzz',
    location: 'Basel',
    bio: 'Bass. Tiefer. Noch tiefer. Danke.',
    joinedDaysAgo: 121,
    hasAvatar: true,
  },
  lokfuehrer_lars: {
    displayName: 'Lokführer Lars',
    location: 'Magdeburg',
    bio: 'Fährt Güterzug, hört Power Metal. Beides mit viel Anlauf.',
    joinedDaysAgo: 87,
    hasAvatar: true,
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
    hasAvatar: true,
  },
  kaltmamsell: {
    displayName: 'Kaltmamsell',
    location: 'Innsbruck',
    bio: 'Drehleier bei Distelmilch. Ja, das ist ein Instrument.',
    joinedDaysAgo: 166,
    hasAvatar: true,
  },
} as const satisfies Record<string, DemoMember>

export type Handle = keyof typeof people | keyof typeof newcomers

/** Invented members by username. Two of them can sign in, see `signIns`. */
export const members: Readonly<Record<Handle, DemoMember>> = { ...people, ...newcomers }

/** Printed by `npm start`; they exist in the local cloud only. */
export const signIns = {
  member: 'walkuere_77',
  admin: 'grabwaerter',
  password: 'hoellenlaerm-demo',
} as const satisfies { member: Handle; admin: Handle; password: string }
