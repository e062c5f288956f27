import type { ConcertStatus } from '#shared/domain/concerts.ts'
import type { TakeDown } from '#platform/content/take-down.ts'
import type { ContentStatus } from '#shared/api/posts.ts'
import { check, type Check, type Key } from '#platform/table/index.ts'

/** What is known of a gig. An absent value is unknown. */
export interface ConcertValues {
  readonly bandName: string
  /** The band that a member chose of several with this name. */
  readonly bandId?: string | undefined
  readonly venue?: string | undefined
  readonly city: string
  readonly country?: string | undefined
  readonly date: string
  readonly time?: string | undefined
  readonly genre?: string | undefined
  readonly price?: string | undefined
  readonly description?: string | undefined
  readonly ticketUrl?: string | undefined
}

/** One submission of a concert. */
export interface ConcertSource {
  /** A ULID with the time of the submission. */
  readonly id: string
  readonly memberId: string
  /** The import that it came with. */
  readonly importId?: string | undefined
  /** Its member had no history: its links are not shown, and nobody is notified of it. */
  readonly withheld?: true | undefined
  readonly values: ConcertValues
  /** ISO 8601. */
  readonly editedAt?: string | undefined
  /** Whether it is in the number of accepted submissions of its member. */
  readonly counted?: true | undefined
  /** The concerts from which it was merged into this one, the latest last. */
  readonly from?: readonly string[] | undefined
}

/** Values that the concert shows are left out; null is one that it shows and this source does not have. */
export type StoredSource = Omit<ConcertSource, 'values'> & {
  readonly values?:
    | { readonly [Name in keyof ConcertValues]?: ConcertValues[Name] | null }
    | undefined
}

/** A concert as it is shown, which follows from its sources, and the sources themselves. */
export interface ConcertItem extends Omit<ConcertValues, 'ticketUrl'> {
  readonly PK: string
  readonly SK: 'CONCERT'
  readonly entity: 'Concert'
  readonly status: ConcertStatus
  /** The day before it was moved. */
  readonly movedFrom?: string | undefined
  /** The oldest first, after them those of merged concerts. The first decides what the concert is. */
  readonly sources: readonly StoredSource[]
  /** Absent for visible ones. */
  readonly contentStatus?: Exclude<ContentStatus, 'visible'> | undefined
  readonly statusReason?: string | undefined
  readonly takenDown?: TakeDown | undefined
  /** The concert that has its sources now. */
  readonly mergedInto?: string | undefined
  /** Of everything but sources that change nothing that is shown. */
  readonly version: number
}

const CONCERT = 'CONCERT#'

export const concertKey = (id: string): Key<ConcertItem> => ({ PK: CONCERT + id, SK: 'CONCERT' })

export const concertIdOf = ({ PK }: Pick<ConcertItem, 'PK'>): string => PK.slice(CONCERT.length)

/** Whether every member sees it in lists. */
export const isVisible = ({
  contentStatus,
  mergedInto,
}: Pick<ConcertItem, 'contentStatus' | 'mergedInto'>): boolean =>
  contentStatus === undefined && mergedInto === undefined

/** Writes nothing, but fails unless the concert is shown on the day and at the time that were read. */
export const concertIsStillAt = (concert: ConcertItem): Check =>
  check<ConcertItem>(concertKey(concertIdOf(concert)), {
    date: concert.date,
    time: concert.time,
    contentStatus: undefined,
    mergedInto: undefined,
  })

/** Numbers of marks, beside the concert because they change without it. */
export interface ConcertCountersItem {
  readonly PK: string
  readonly SK: 'N'
  readonly going?: number
  readonly interested?: number
}

export const concertCountersKey = (id: string): Key<ConcertCountersItem> => ({
  PK: CONCERT + id,
  SK: 'N',
})
