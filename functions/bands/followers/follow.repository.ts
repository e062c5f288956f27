import { get } from '#platform/table/index.ts'
import { bandCountsKey, bandFollowKey, type BandFollowItem } from '../items/index.ts'

/** Read consistently: it decides about writes. */
export const findBandFollow = (
  memberId: string,
  bandId: string,
): Promise<BandFollowItem | undefined> => get(bandFollowKey(memberId, bandId), { consistent: true })

export const readFollowersCount = async (bandId: string): Promise<number> => {
  const counts = await get(bandCountsKey(bandId), { consistent: true })
  return counts?.followers ?? 0
}
