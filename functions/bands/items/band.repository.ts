import type { BandCard } from '#shared/api/bands.ts'
import {
  expression,
  get,
  getItems,
  getMany,
  query,
  queryIndex,
  unlessConditionFailed,
  write,
  type QueryOptions,
} from '#platform/table/index.ts'
import { bandFollowersPartition, followedBandsPartition } from './band-follow.items.ts'
import { bandIndexKey } from './band-index.items.ts'
import {
  bandNameKey,
  bandNamePartition,
  furtherNamesOfCountry,
  type BandNameItem,
} from './band-name.items.ts'
import { bandOfConcert } from './band-of-concert.rules.ts'
import { bandArticlesKey, moveActivity } from './band-counts.items.ts'
import { bandKey, type BandItem } from './band.items.ts'
import { cardOf, presentCard } from './band-card.items.ts'

/** Read consistently: it decides about writes. */
export const findBand = (bandId: string): Promise<BandItem | undefined> =>
  get(bandKey(bandId), { consistent: true })

/** Visible bands of one name, in all countries. */
const MAX_NAMESAKES = 24
const NAMES_PER_PAGE = 100

type Names = Pick<QueryOptions, 'beginsWith' | 'consistent'>

interface VisibleNames {
  readonly visible: readonly BandNameItem[]
  /** A page is full, with those that wait: no further band of the name is taken. */
  readonly isFull: boolean
}

/** Passes over those that wait for a moderator. One page has all, because a full one takes no further band. */
const findVisibleNames = async (name: string, names: Names): Promise<VisibleNames> => {
  const visible: BandNameItem[] = []
  let startAt: QueryOptions['startAt']
  let isFull = false
  do {
    const { items, next } = await query(bandNamePartition(name), {
      ...names,
      limit: NAMES_PER_PAGE,
      filter: expression`attribute_not_exists(isHeld)`,
      startAt,
    })
    visible.push(...items)
    startAt = next
    isFull ||= next !== undefined
  } while (startAt && visible.length < MAX_NAMESAKES)
  return { visible: visible.slice(0, MAX_NAMESAKES), isFull }
}

/**
 * The visible bands with this name in the country, and the first one also when only its submitter sees it. When all of
 * them wait for a moderator, one of them.
 */
export const findNamesOfCountry = async (
  band: Pick<BandItem, 'name' | 'country'>,
): Promise<readonly BandNameItem[]> => {
  const further = { beginsWith: furtherNamesOfCountry(band), consistent: true }
  const [first, { visible }] = await Promise.all([
    get(bandNameKey(band), { consistent: true }),
    findVisibleNames(band.name, further),
  ])
  if (first || visible.length > 0) return first ? [first, ...visible] : visible
  return (await query(bandNamePartition(band.name), { ...further, limit: 1 })).items
}

/** Ids of the bands with this name that members can see, by country. */
export const findBandsByName = async (
  name: string,
  reading: { readonly consistent?: boolean } = {},
): Promise<readonly string[]> =>
  (await findVisibleNames(name, reading)).visible.map(({ bandId }) => bandId)

/** The same, and whether a further band may have the name; read consistently. */
export const findNamesakes = async (name: string) => {
  const { visible, isFull } = await findVisibleNames(name, { consistent: true })
  return { ids: visible.map(({ bandId }) => bandId), isFull }
}

interface Naming {
  readonly bandName: string
  /** The band that was chosen of several with the name. */
  readonly bandId?: string | undefined
  /** Of a concert. */
  readonly country?: string | undefined
  readonly city?: string | undefined
}

/** Id of the band of a concert or article. Costs half a unit for a name that only one band has. */
export const findBandOf = async (
  { bandName, ...concert }: Naming,
  reading?: { readonly consistent?: boolean },
): Promise<string | undefined> => {
  const ids = await findBandsByName(bandName, reading)
  const { bandId, country } = concert
  const named = ids.map((id) => ({ id }))
  if (ids.length <= 1 || country === undefined || ids.includes(bandId ?? ''))
    return bandOfConcert(named, { bandId })
  const bands = await getMany(ids.map(bandKey), reading)
  return bandOfConcert(
    ids.map((id, index) => ({ id, country: bands[index]?.country, city: bands[index]?.city })),
    concert,
  )
}

/** Records that a band was active; an earlier time than the known one changes nothing. */
export const noteActivity = async (bandId: string, at: string): Promise<void> => {
  await unlessConditionFailed(write(moveActivity(bandId, at)))
}

/** A page of the ids of members who follow a band; the last id of a full page is the cursor of the next. */
export const readBandFollowers = async (
  bandId: string,
  cursor: string | undefined,
  limit: number,
): Promise<readonly string[]> => {
  const { items } = await queryIndex(bandFollowersPartition(bandId), { after: cursor, limit })
  return items.map(({ GSI1SK }) => GSI1SK)
}

export interface FollowedBand {
  readonly id: string
  readonly name: string
}

const MAX_FOLLOWED = 100

/** Up to a hundred followed bands of a member, those added to the database last first. */
export const readFollowedBands = async (memberId: string): Promise<readonly FollowedBand[]> => {
  const { items } = await query(followedBandsPartition(memberId), {
    newestFirst: true,
    limit: MAX_FOLLOWED,
    project: ['SK'],
  })
  if (items.length === 0) return []
  const indexes = await getMany(items.map(({ SK }) => bandIndexKey(SK)))
  return items.flatMap(({ SK }, position) => {
    const index = indexes[position]
    return index ? [{ id: SK, name: index.name }] : []
  })
}

/** Cards in the order of the ids, without bands that members do not see. */
export const readCards = async (ids: readonly string[]): Promise<BandCard[]> => {
  if (ids.length === 0) return []
  const items = await getItems(ids.flatMap((id) => [bandKey(id), bandArticlesKey(id)]))
  return ids.flatMap((id) => {
    const band = items.at(bandKey(id))
    if (!band || band.status !== undefined) return []
    return [presentCard(id, cardOf(band, items.at(bandArticlesKey(id))?.count ?? 0))]
  })
}
