import type { SuggestionReason } from '#shared/api/people.ts'
import type { SceneRole } from '#shared/domain/options.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { genreTrait, NEW_TRAIT, placeOf, placeTrait, roleTrait } from './trait.items.ts'

/** Members, newest first, and whether there are older ones than were read. */
export interface Ids {
  readonly ids: readonly string[]
  readonly hasMore: boolean
}

export type Followed = Ids

/** Where candidates come from, and why they are suggested. */
export interface Trait {
  readonly reason: SuggestionReason
  readonly partition: string
}

/** At those who have it in common, from the newest on or from before one of them. */
export interface Look extends Trait {
  readonly before?: string | undefined
}

/** What a look brought; friends have no partition that could be looked at further. */
export interface Source extends Ids {
  readonly reason: SuggestionReason
  readonly partition?: string
}

export interface Candidate {
  readonly memberId: string
  readonly reasons: readonly SuggestionReason[]
}

/** As many queries as the budget of read units has room for. */
const TRAITS = 4
const GENRES = 2

const NEWCOMERS: Trait = { reason: 'new', partition: NEW_TRAIT }

/** Fans are everywhere: what fewer people are says more. */
export const RARE_FIRST: readonly SceneRole[] = ['organizer', 'tech', 'band', 'fan']

/** What to look for others by: place, genres and the rarest role, filled up with newcomers; else newcomers alone. */
export const traitsToAsk = (viewer: MemberItem, isPersonalized: boolean): Trait[] => {
  if (!isPersonalized) return [NEWCOMERS]
  const place = placeOf(viewer.location)
  const role = RARE_FIRST.find((one) => viewer.selectedRoles?.includes(one))
  const traits: Trait[] = [
    ...(place === undefined ? [] : [{ reason: 'location' as const, partition: placeTrait(place) }]),
    ...(viewer.favoriteGenres ?? [])
      .slice(0, GENRES)
      .map((genre) => ({ reason: 'genres' as const, partition: genreTrait(genre) })),
    ...(role ? [{ reason: 'roles' as const, partition: roleTrait(role) }] : []),
  ]
  return [...traits, NEWCOMERS].slice(0, TRAITS)
}

const lookFurther = ({ reason, partition, ids, hasMore }: Source): Look[] =>
  partition !== undefined && hasMore ? [{ reason, partition, before: ids.at(-1) }] : []

/** Where else to look: at newcomers, unless that was done, and at those who came before the ones found. */
export const furtherLooks = (sources: readonly Source[], most: number): Look[] => {
  const newcomers = sources.some(({ reason }) => reason === 'new') ? [] : [NEWCOMERS]
  return [...newcomers, ...sources.flatMap(lookFurther)].slice(0, most)
}

const WEIGHT: Readonly<Record<SuggestionReason, number>> = {
  friends: 5,
  location: 4,
  genres: 3,
  roles: 2,
  new: 1,
}

const weightOf = ({ reasons }: Candidate): number =>
  reasons.reduce((sum, reason) => sum + WEIGHT[reason], 0)

const strongest = (a: SuggestionReason, b: SuggestionReason): number => WEIGHT[b] - WEIGHT[a]

/** Everybody found, by number and weight of the reasons; of equals the newest member first. */
export const rank = (sources: readonly Source[], without: ReadonlySet<string>): Candidate[] => {
  const reasonsOf = new Map<string, SuggestionReason[]>()
  for (const { reason, ids } of sources) {
    for (const id of ids) {
      if (!without.has(id)) reasonsOf.set(id, [...(reasonsOf.get(id) ?? []), reason])
    }
  }
  return [...reasonsOf]
    .map(([memberId, reasons]) => ({ memberId, reasons: reasons.toSorted(strongest) }))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || (a.memberId < b.memberId ? 1 : -1))
}

/** Whoever is younger than the oldest one read is known to be followed or not. */
export const isDecided =
  ({ ids, hasMore }: Followed) =>
  ({ memberId }: Candidate): boolean =>
    !hasMore || memberId > (ids.at(-1) ?? '')

const DAY = 24 * 3600 * 1000

/** Two of those the viewer follows, others every day, so that nobody's friends are asked for ever. */
export const friendsToAsk = (followed: readonly string[], now: number): string[] => {
  const start = Math.floor(now / DAY)
  const picks = [followed[start % followed.length], followed[(start + 1) % followed.length]]
  return [...new Set(picks.filter((id) => id !== undefined))]
}
