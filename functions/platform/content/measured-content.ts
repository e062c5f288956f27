import type { ContentMeasure, Measure } from '#shared/domain/measures.ts'
import type { GivenStatement, Parts } from './take-down.ts'
import type { MemberChange } from '../identity/change-member.ts'

export type { Parts }

/** What a measure on the content changes in the item of the member. */
export interface OwnChange {
  readonly change: MemberChange
  /** The version of the member that was read. */
  readonly version: number
}

/** Content that a moderator decides about, and the writes of each measure. */
export interface MeasuredContent {
  /** The member whom the statement goes to; absent for what no member wrote. */
  readonly authorId?: string | undefined
  readonly text: string
  readonly version?: number | undefined
  readonly possible: readonly Measure[]
  /** Parts of the transaction that writes the statement. They fail when the content changed since it was read. */
  readonly apply: (measure: ContentMeasure, statement: GivenStatement) => Parts | Promise<Parts>
  /** The part `member` of `apply`, for the measure on the member: no transaction writes an item twice. */
  readonly memberChange?: (measure: ContentMeasure) => OwnChange | undefined
  /**
   * Undoes what this statement did, with likes, comments, counters and place; {} when nothing is to undo.
   * Fails like `apply`.
   */
  readonly restore: (statementId: string) => Parts | Promise<Parts>
  /** Addresses of the files that this statement took out of reach. Absent for kinds without files. */
  readonly media?: (statementId: string) => readonly string[] | Promise<readonly string[]>
  /**
   * Keeps what this statement took out until then, in seconds since 1970; {} when nothing of it ends by itself. Absent
   * where nothing does. Fails like `apply`.
   */
  readonly keep?: (statementId: string, until: number) => Parts | Promise<Parts>
}

/** Undefined when the content does not exist, or does not exist any more. */
export type FindContent = (id: string) => Promise<MeasuredContent | undefined>
