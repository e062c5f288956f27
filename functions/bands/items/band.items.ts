import type { BandMember, Release } from '#shared/api/bands.ts'
import type { TakeDown } from '#platform/content/take-down.ts'
import type { ContentStatus } from '#shared/api/posts.ts'
import { check, update, type Check, type Key, type Write } from '#platform/table/index.ts'

/** What the submitter, an edit or the import says about a band. */
export interface BandValues {
  readonly name: string
  readonly genre?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
  readonly description?: string | undefined
  readonly website?: string | undefined
  readonly socialMediaUrl?: string | undefined
  readonly imageUrl?: string | undefined
  readonly formedYear?: number | undefined
  readonly socialLinks?: Readonly<Record<string, string>> | undefined
  readonly spotifyUrl?: string | undefined
  readonly youtubeUrl?: string | undefined
  readonly members?: readonly BandMember[] | undefined
  readonly releases?: readonly Release[] | undefined
}

/** A fact of a generated draft, with the article that contains it. */
export interface BandFact {
  readonly text: string
  readonly articleId: string
  readonly source: string
  readonly url: string
}

export interface BandItem extends BandValues {
  readonly PK: string
  readonly SK: 'BAND'
  readonly entity: 'Band'
  /** Number of the current revision. */
  readonly version: number
  /** Rises with every change of this item, so that a late event never overwrites a newer one. */
  readonly seq: number
  /** Of the values, in ISO 8601. */
  readonly updatedAt: string
  /** Absent means visible. */
  readonly status?: Exclude<ContentStatus, 'visible'> | undefined
  /** The moderator's reason, once removed. */
  readonly statusReason?: string | undefined
  readonly takenDown?: TakeDown | undefined
  /** Absent for imported and generated bands. A username never changes. */
  readonly submittedBy?: { readonly id: string; readonly username: string } | undefined
  /** The member whose claim was approved. */
  readonly claimedBy?: string | undefined
  /** The proposal of the claiming member to change what the band is known by. The mark rests until it is decided. */
  readonly identityProposal?: string | undefined
  /** Another band of the country had the name first, so that the name is kept under the id of this one. */
  readonly isNamesake?: true | undefined
  readonly isNewcomer?: true | undefined
  readonly isAiGenerated?: true | undefined
  readonly facts?: readonly BandFact[] | undefined
  readonly archivedAt?: string | undefined
  readonly archiveReason?: string | undefined
}

export const bandKey = (bandId: string): Key<BandItem> => ({ PK: `BAND#${bandId}`, SK: 'BAND' })

export const bandIdOf = ({ PK }: { readonly PK: string }): string => PK.slice(PK.indexOf('#') + 1)

export const bandItem = (
  bandId: string,
  values: Omit<BandItem, 'PK' | 'SK' | 'entity' | 'seq'>,
): BandItem => ({ ...bandKey(bandId), entity: 'Band', seq: 1, ...values })

export type BandChange = Partial<Omit<BandItem, 'PK' | 'SK' | 'entity' | 'seq'>>

/**
 * The only way to change a band: fails when it was changed since it was read.
 * Properties that are present but undefined are removed. The lists follow by `index-band`.
 */
export const changeBandItem = (read: BandItem, change: BandChange): Write<BandItem> =>
  update<BandItem>(
    { PK: read.PK, SK: 'BAND' },
    { set: change, add: { seq: 1 }, condition: { seq: read.seq } },
  )

/** Writes nothing, but fails when the band was changed since it was read. */
export const bandIsUnchanged = ({ PK, seq }: BandItem): Check =>
  check<BandItem>({ PK, SK: 'BAND' }, { seq })

/** Writes nothing, but fails unless members can see the band. */
export const bandIsVisible = (bandId: string): Check =>
  check(bandKey(bandId), { status: undefined })

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
