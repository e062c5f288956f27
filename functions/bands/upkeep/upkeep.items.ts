import { epochSeconds } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { put, remove, type Key, type Write } from '#platform/table/index.ts'
import { bandKey } from '../items/band.items.ts'

/** A newcomer without activity was asked about, or archived. Each is told once. */
export interface BandUpkeepItem {
  readonly PK: string
  readonly SK: 'UPKEEP'
  readonly entity: 'BandUpkeep'
  readonly change: 'silent' | 'archived'
  /** ISO 8601. */
  readonly at: string
  /** ULID of what the member is told. */
  readonly noticeId: string
}

export const bandUpkeepKey = (bandId: string): Key<BandUpkeepItem> => ({
  PK: bandKey(bandId).PK,
  SK: 'UPKEEP',
})

/** Replaces an earlier question or answer. */
export const putUpkeep = (
  bandId: string,
  change: BandUpkeepItem['change'],
  at: string,
): Write<BandUpkeepItem> =>
  put<BandUpkeepItem>({
    ...bandUpkeepKey(bandId),
    entity: 'BandUpkeep',
    change,
    at,
    noticeId: newId(),
  })

export const endUpkeep = (bandId: string): Write<BandUpkeepItem> => remove(bandUpkeepKey(bandId))

/** The mail of a notice was sent. */
export interface MailedUpkeepItem {
  readonly PK: string
  readonly SK: string
  readonly expiresAt: number
}

/** An event is delivered again for two weeks at most. */
const KEPT_SECONDS = 15 * 24 * 3600

export const mailedUpkeepKey = ({ PK, noticeId }: BandUpkeepItem): Key<MailedUpkeepItem> => ({
  PK,
  SK: `UPKEEP_MAIL#${noticeId}`,
})

export const putMailedUpkeep = (item: BandUpkeepItem): Write<MailedUpkeepItem> =>
  put<MailedUpkeepItem>({
    ...mailedUpkeepKey(item),
    expiresAt: epochSeconds() + KEPT_SECONDS,
  })
