import type { Key } from '#platform/table/index.ts'
import { bandKey } from './band.items.ts'

/** A member says that the band is theirs. */
export interface BandClaimItem {
  readonly PK: string
  readonly SK: string
  readonly state: 'pending' | 'approved' | 'declined'
}

export const bandClaimKey = (bandId: string, memberId: string): Key<BandClaimItem> => ({
  PK: bandKey(bandId).PK,
  SK: `CLAIM#${memberId}`,
})
