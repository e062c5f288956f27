import type { TransactItem } from '#platform/table/index.ts'

export type Parts = Readonly<Record<string, TransactItem>>

/** The content that a moderator decides about, and the writes of each decision. */
export interface Subject {
  readonly authorId?: string
  readonly text: string
  /** Of an article. */
  readonly title?: string
  /** Of a text that its author can edit. */
  readonly version?: number
  readonly approve: () => Parts | Promise<Parts>
  readonly reject: (reason: string) => Parts
}

export type Find = (id: string) => Promise<Subject | undefined>
