import type { Parts } from './take-down.ts'

/** What moderators read where there are only files. */
export const WITHOUT_TEXT = 'ohne Text'

/** The content that a moderator decides about, and the writes of each decision. */
export interface Subject {
  readonly authorId?: string
  readonly text: string
  /** Of an article. */
  readonly title?: string
  /** Of a text that its author, or of a held article an admin, can edit. */
  readonly version?: number
  readonly approve: () => Parts | Promise<Parts>
  /** With the id of the statement of reasons that is written in the same transaction. */
  readonly reject: (reason: string, statementId?: string) => Parts | Promise<Parts>
}

/** Undefined when the author deleted it meanwhile. */
export type FindSubject = (id: string) => Promise<Subject | undefined>
