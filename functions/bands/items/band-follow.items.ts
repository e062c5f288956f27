import {
  keyOf,
  putNew,
  remove,
  type IndexPartition,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

/** `followId` is a ULID of this act of following, so that a late event is not taken for a newer one. */
export interface BandFollowItem {
  readonly PK: string
  /** The id of the band. */
  readonly SK: string
  readonly entity: 'BandFollow'
  readonly followId: string
  readonly GSI1PK: string
  /** The id of the member. */
  readonly GSI1SK: string
}

/** The bands that a member follows. */
export const followedBandsPartition = (memberId: string): Partition<BandFollowItem> => ({
  PK: `BANDS_FOLLOWED#${memberId}`,
})

export const bandFollowKey = (memberId: string, bandId: string): Key<BandFollowItem> => ({
  PK: followedBandsPartition(memberId).PK,
  SK: bandId,
})

/** The followers of a band. */
export const bandFollowersPartition = (bandId: string): IndexPartition<BandFollowItem> => ({
  GSI1PK: `BAND_FOLLOWERS#${bandId}`,
})

/** Fails when the member follows the band already. */
export const createBandFollow = (
  memberId: string,
  bandId: string,
  followId: string,
): Write<BandFollowItem> =>
  putNew({
    ...bandFollowKey(memberId, bandId),
    entity: 'BandFollow',
    followId,
    ...bandFollowersPartition(bandId),
    GSI1SK: memberId,
  })

/** Fails when this follow was removed, even if a newer one replaced it. */
export const deleteBandFollow = (follow: BandFollowItem): Write<BandFollowItem> =>
  remove(keyOf(follow), { followId: follow.followId })
