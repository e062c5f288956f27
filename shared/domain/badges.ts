import * as z from 'zod/mini'

export const BadgeType = z.enum([
  'first_roar',
  'first_concert_submit',
  'concert_contributor',
  'concert_scout',
  'concert_guru',
])
export type BadgeType = z.infer<typeof BadgeType>

interface BadgeDesign {
  readonly name: string
  readonly description: string
  readonly icon: string
}

/** All badges, in the order in which profiles show those earned at the same time. */
export const BADGES: Readonly<Record<BadgeType, BadgeDesign>> = {
  first_roar: {
    name: 'First Roar',
    description: 'Der erste Shout im Lärm: gehört worden.',
    icon: '🤘',
  },
  first_concert_submit: {
    name: 'Erster Gig',
    description: 'Das erste Konzert eingereicht.',
    icon: '🎸',
  },
  concert_contributor: {
    name: 'Gig-Lieferant',
    description: 'Mehrere Konzerte eingereicht.',
    icon: '🎫',
  },
  concert_scout: {
    name: 'Gig-Scout',
    description: 'Findet Konzerte, von denen sonst keiner wusste.',
    icon: '🔦',
  },
  concert_guru: {
    name: 'Gig-Guru',
    description: 'Ohne diesen Menschen wäre der Kalender halb leer.',
    icon: '🏆',
  },
}

/** Accepted concert submissions that earn a badge, ascending. */
export const CONCERT_BADGES = [
  ['first_concert_submit', 1],
  ['concert_contributor', 5],
  ['concert_scout', 15],
  ['concert_guru', 50],
] as const satisfies readonly (readonly [BadgeType, number])[]

/** Shown in a profile modal at most. */
export const BADGES_IN_MODAL = 4
