import {
  get,
  getMany,
  query,
  queryIndex,
  unlessConditionFailed,
  write,
} from '#platform/table/index.ts'
import { bandFollowersPartition, followedBandsPartition } from './band-follow.items.ts'
import { bandIndexKey } from './band-index.items.ts'
import { bandNamePartition, isOfCountry, type BandNameItem } from './band-name.items.ts'
import { moveActivity } from './band-counts.items.ts'
import { bandKey, type BandItem } from './band.items.ts'

/** Read consistently: it decides about writes. */
export const findBand = (bandId: string): Promise<BandItem | undefined> =>
  get(bandKey(bandId), { consistent: true })

/** Bands of one name, in all countries. */
const MAX_NAMESAKES = 24

/** Every band with this name in the country, also those that only their submitters see. */
export const findNamesOfCountry = async (
  band: Pick<BandItem, 'name' | 'country'>,
): Promise<readonly BandNameItem[]> => {
  const { items } = await query(bandNamePartition(band.name), {
    limit: MAX_NAMESAKES,
    consistent: true,
  })
  return items.filter((item) => isOfCountry(item, band))
}

/** Ids of the bands with this name that members can see, by country. */
export const findBandsByName = async (
  name: string,
  reading: { readonly consistent?: boolean } = {},
): Promise<readonly string[]> => {
  const { items } = await query(bandNamePartition(name), { limit: MAX_NAMESAKES, ...reading })
  return items.filter(({ isHeld }) => isHeld !== true).map(({ bandId }) => bandId)
}

/** Id of the band of a concert or article: the chosen one of those with its name, or the only one. Costs half a unit. */
export const findBandOf = async (
  {
    bandName,
    bandId,
  }: {
    readonly bandName: string
    readonly bandId?: string | undefined
  },
  reading?: { readonly consistent?: boolean },
): Promise<string | undefined> => {
  const [first, ...others] = await findBandsByName(bandName, reading)
  if (bandId !== undefined && [first, ...others].includes(bandId)) return bandId
  return others.length > 0 ? undefined : first
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
