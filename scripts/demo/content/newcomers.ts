import type { FirstShout } from '#shared/api/onboarding.ts'
import type { DemoMember } from './member.ts'

/** They joined within the last day, so that the Wall of Horns is not empty after the first start. */
export const newcomers = {
  donnerdistel: {
    displayName: 'Donnerdistel',
    location: 'Erfurt',
    bio: 'Folk Metal mit Gartenschere. Die Distel ist echt.',
    joinedDaysAgo: 0.1,
    hasAvatar: true,
  },
  gitti_growl: {
    displayName: 'Gitti Growl',
    location: 'Bochum',
    bio: 'Tiefer als mein Kellerabteil. Gesang bei Kellerabteil.',
    joinedDaysAgo: 0.22,
    isVerified: true,
    hasAvatar: true,
  },
  pultheld: {
    displayName: 'Pultheld',
    location: 'Kiel',
    bio: 'Mischt dich lauter als deinen Gitarristen. Gegen Kekse auch umgekehrt.',
    joinedDaysAgo: 0.35,
    hasAvatar: true,
  },
  hallenheike: {
    displayName: 'Heike',
    location: 'Ulm',
    bio: 'Hat den Schlüssel zur Halle. Und die Nummer vom Ordnungsamt.',
    joinedDaysAgo: 0.5,
    hasAvatar: true,
  },
  schmiedefeuer: {
    displayName: 'Schmiedefeuer',
    location: 'Solingen',
    bio: 'Vier Leute, ein Amboss. Der Amboss hat das bessere Timing.',
    joinedDaysAgo: 0.65,
    hasAvatar: true,
  },
  leiser_lutz: {
    displayName: 'Leiser Lutz',
    location: 'Passau',
    bio: 'Steht hinten, nickt viel.',
    joinedDaysAgo: 0.85,
  },
} as const satisfies Record<string, DemoMember>

export type Newcomer = keyof typeof newcomers

interface Shout extends FirstShout {
  readonly ago: string
  readonly likes: number
}

export const shouts: Readonly<Partial<Record<Newcomer, Shout>>> = {
  donnerdistel: {
    ago: '1h 50m',
    likes: 5,
    selectedRoles: ['fan', 'organizer'],
    bandGenre: 'Folk Metal',
    favoriteGig: 'Distelmilch in der Scheune, mit Kuh',
    nextGig: 'Ackerbrand',
    contribution: 'Ich bringe Kuchen zu jedem Konzert. Vegan, glutenfrei, schwarz.',
  },
  gitti_growl: {
    ago: '4h 30m',
    likes: 9,
    selectedRoles: ['fan', 'band', 'tech', 'organizer'],
    bandGenre: 'Kellerabteil (Death Metal)',
    favoriteGig: 'Grobschlacke, als der Strom ausfiel und keiner aufgehört hat',
    nextGig: '',
    contribution: 'Eine Stimme, die Nachbarn für ein Garagentor halten.',
  },
  pultheld: {
    ago: '7h',
    likes: 7,
    selectedRoles: ['tech'],
    bandGenre: 'Doom Metal',
    favoriteGig: '',
    nextGig: 'Frostamt im Keller 13',
    contribution: 'Zwanzig Jahre am Pult und noch jedes Kabel wiedergefunden. Fast jedes.',
  },
  schmiedefeuer: {
    ago: '13h',
    likes: 11,
    selectedRoles: ['band', 'fan', 'organizer'],
    bandGenre: 'Heavy Metal',
    favoriteGig: 'Eisenmorgen in der Alten Gießerei',
    nextGig: 'Unser eigenes, falls der Amboss in den Bus passt',
    contribution: 'Refrains für Leute mit Bart und ohne.',
  },
}
