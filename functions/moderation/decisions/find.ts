import type { Parts } from '#platform/content/take-down.ts'

export type { Parts }

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

export type Find = (id: string) => Promise<Subject | undefined>
