import { get } from '#platform/table/index.ts'
import { bandCountsKey } from '../items/band-counts.items.ts'
import { bandFollowKey, type BandFollowItem } from '../items/band-follow.items.ts'

/** Read consistently: it decides about writes. */
export const findBandFollow = (
  memberId: string,
  bandId: string,
): Promise<BandFollowItem | undefined> => get(bandFollowKey(memberId, bandId), { consistent: true })

export const readFollowersCount = async (bandId: string): Promise<number> => {
  const counts = await get(bandCountsKey(bandId), { consistent: true })
  return counts?.followers ?? 0
}
