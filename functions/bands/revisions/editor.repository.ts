import { mayModerate, type Role } from '#shared/domain/roles.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getMany } from '#platform/table/index.ts'
import { bandKey, type BandItem } from '../items/band.items.ts'

/** A band and what the viewer is to it. */
export interface Editor {
  readonly band: BandItem
  readonly isModerator: boolean
  readonly role: Role | undefined
  /** The member whose claim was approved. */
  readonly isBand: boolean
}

/** Their edits apply at once, and they decide about those of others. */
export const mayEditAtOnce = ({ isModerator, isBand }: Editor): boolean => isModerator || isBand

/**
 * Reads band and role anew, because what the viewer may do follows from them.
 * @throws ApiError not_found for bands that only their submitter and moderators see
 */
export const requireEditor = async (bandId: string, memberId: string): Promise<Editor> => {
  const [band, member] = await getMany([bandKey(bandId), memberKey(memberId)], {
    consistent: true,
  })
  const isModerator = mayModerate(member?.role)
  if (!band || (band.status !== undefined && !isModerator)) throw new ApiError('not_found')
  return { band, isModerator, role: member?.role, isBand: band.claimedBy === memberId }
}
