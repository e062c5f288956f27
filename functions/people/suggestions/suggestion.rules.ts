import type { SuggestionReason } from '#shared/api/people.ts'
import type { SceneRole } from '#shared/domain/options.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { Partition } from '#platform/table/index.ts'
import {
  genreTrait,
  NEW_TRAIT,
  parsePlace,
  placeTrait,
  roleTrait,
  type TraitItem,
} from './trait.items.ts'

/** Member ids, newest first, and whether older ones exist that were not read. */
export interface Ids {
  readonly ids: readonly string[]
  readonly hasMore: boolean
}

export type Followed = Ids

/** A source of candidates and the reason why they are suggested. */
export interface Trait {
  readonly reason: SuggestionReason
  readonly partition: Partition<TraitItem>
}

/** A page of a trait: the newest members, or those below `before`. */
export interface TraitPage extends Trait {
  readonly before?: string | undefined
}

/** The candidates of one page. Friends have no partition, so they have no next page. */
export interface Source extends Ids {
  readonly reason: SuggestionReason
  readonly partition?: Partition<TraitItem>
}

export interface Candidate {
  readonly memberId: string
  readonly reasons: readonly SuggestionReason[]
}

/** As many queries as fit into the budget of read units (docs/access-patterns.md). */
const TRAITS = 4
const GENRES = 2

const NEWCOMERS: Trait = { reason: 'new', partition: NEW_TRAIT }

/** A rare role says more about a member: most are fans. */
export const RARE_FIRST: readonly SceneRole[] = ['organizer', 'tech', 'band', 'fan']

/** The traits to query: place, genres and the rarest role, then newcomers. Without personalization newcomers only. */
export const traitsToQuery = (viewer: MemberItem, isPersonalized: boolean): Trait[] => {
  if (!isPersonalized) return [NEWCOMERS]
  const place = parsePlace(viewer.location)
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

const nextPage = ({ reason, partition, ids, hasMore }: Source): TraitPage[] =>
  partition !== undefined && hasMore ? [{ reason, partition, before: ids.at(-1) }] : []

/** The pages to query next: newcomers unless they were queried, and the next page of each source. */
export const nextPages = (sources: readonly Source[], limit: number): TraitPage[] => {
  const newcomers = sources.some(({ reason }) => reason === 'new') ? [] : [NEWCOMERS]
  return [...newcomers, ...sources.flatMap(nextPage)].slice(0, limit)
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

/** All candidates by the sum of the weights of their reasons; the newest member first among equals. */
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

/** Whether the follows that were read decide if the viewer follows this candidate: it is newer than the oldest of them. */
export const isDecided =
  ({ ids, hasMore }: Followed) =>
  ({ memberId }: Candidate): boolean =>
    !hasMore || memberId > (ids.at(-1) ?? '')

const DAY = 24 * 3600 * 1000

/** Two of the followed members, rotating daily so that suggestions change. */
export const friendsToQuery = (followed: readonly string[], now: number): string[] => {
  const start = Math.floor(now / DAY)
  const picks = [followed[start % followed.length], followed[(start + 1) % followed.length]]
  return [...new Set(picks.filter((id) => id !== undefined))]
}
