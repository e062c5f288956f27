import type { ContentMeasure } from '#shared/domain/measures.ts'
import { APPEAL_MONTHS } from '#shared/domain/retention.ts'
import { epochSeconds } from '../runtime/clock.ts'
import { keyOf, update, type Check, type Stored, type Write } from '../table/index.ts'

/** Parts of a transaction, by name. */
export type Parts = Readonly<Record<string, Write | Check>>

/** The measures that others see as a text that is gone. */
export type TakeDownMeasure = Extract<ContentMeasure, 'hide' | 'remove'>

/** The statement of reasons that is written together with a measure. */
export interface GivenStatement {
  readonly id: string
  readonly reason: string
}

/** Why a text is taken down; `moderate` rejected without a statement before there were any. */
export interface TakeDownCause {
  readonly id?: string | undefined
  readonly reason: string
}

/** Stored with a text that a moderator took down, so that it can be restored as it was. */
export interface TakeDown {
  readonly measure: TakeDownMeasure
  /** Absent for a rejection from before statements existed. */
  readonly statementId?: string | undefined
  /** The guard held it, so it was not visible before. */
  readonly wasHeld?: true | undefined
  readonly wasPinned?: true | undefined
}

interface MaybeTakenDown {
  readonly status?: string | undefined
  readonly takenDown?: TakeDown | undefined
}

interface MaybeOutOfReach extends MaybeTakenDown {
  /** A measure hid the version before, and nobody has approved this one. */
  readonly isKept?: true | undefined
}

/** Whether a measure took it down, so that its files are no longer served. What the guard holds was not. */
export const isOutOfReach = ({ status, takenDown, isKept }: MaybeOutOfReach): boolean =>
  takenDown !== undefined || isKept === true || status === 'removed'

/** Whether this statement, or one from before statements existed, took the text down. */
export const isTakenDownBy = (
  { status, takenDown }: MaybeTakenDown,
  statementId: string,
): boolean =>
  status !== undefined &&
  (takenDown ? (takenDown.statementId ?? statementId) === statementId : status === 'removed')

/** What a restoration or an approval clears. */
export const NOT_TAKEN_DOWN = {
  status: undefined,
  statusReason: undefined,
  takenDown: undefined,
  isKept: undefined,
  expiresAt: undefined,
} as const

const DAY_SECONDS = 24 * 60 * 60
const DAYS_PER_MONTH = 31
/** An appeal of the last day is still decided. */
const GRACE_DAYS = 31

/**
 * Until then removed content is kept, so that an appeal can restore it (Art. 20 DSA); an open appeal prolongs it.
 * @param since the measure; in seconds since 1970, like the result
 */
export const keptUntil = (since = epochSeconds()): number =>
  since + (APPEAL_MONTHS * DAYS_PER_MONTH + GRACE_DAYS) * DAY_SECONDS

/** A removed text, which DynamoDB deletes by itself. */
interface Ending extends MaybeTakenDown, Stored {
  readonly version?: number | undefined
  readonly expiresAt?: number | undefined
}

/** Moves the end of a text that this statement removed. Fails with `text` when it changed since it was read. */
export const keepText = (
  text: Ending,
  statementId: string,
  expiresAt: number,
): Record<string, Write> =>
  text.status === 'removed' && isTakenDownBy(text, statementId)
    ? {
        text: update<Ending>(keyOf(text), {
          set: { expiresAt },
          condition: { status: 'removed', version: text.version },
        }),
      }
    : {}
