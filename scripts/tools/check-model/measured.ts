import type { Finding } from '#functions/pipeline/guards/index.ts'

/** How many sentences the rules hold, the second reader holds, and either of them. */
export interface Row {
  /** A label, or the kind of a contradiction. */
  readonly label: string
  readonly all: number
  readonly rules: number
  readonly reader: number
  readonly both: number
}

export interface Table {
  readonly title: string
  readonly rows: readonly Row[]
}

/** What the second reader says of a sentence; `unusable` is no answer, or two. */
export const ANSWERS = ['supported', 'contradicted', 'not_stated', 'unusable'] as const
export type Answer = (typeof ANSWERS)[number]

/** How often each answer was given to sentences of a label. */
export interface Confusion {
  readonly label: string
  readonly answers: Readonly<Record<Answer, number>>
}

/** What became of pairs of items: those that the facts decide, and those that the model was asked about. */
export interface StoryFigures {
  readonly title: string
  readonly all: number
  readonly asked: number
  /** Of those asked about, of one event. */
  readonly sameJoined: number
  readonly sameSplit: number
  /** Of those asked about, of two events. */
  readonly othersMerged: number
  readonly othersSplit: number
  /** Pairs of two events that the facts merged without asking. */
  readonly mergedByFacts: number
}

/** The checks that hold drafts, in the order in which they are printed. */
export const HOLDERS = [
  'fact',
  'contradiction',
  'overlap',
  'language',
  'content',
  'rating',
  'second reader',
] as const satisfies readonly Finding['rule'][]
export type Holder = (typeof HOLDERS)[number]

/** What became of the drafts that the writer was asked for. */
export interface WriterFigures {
  readonly all: number
  /** Answers that are no draft. */
  readonly unusable: number
  readonly published: number
  /** A draft can be held by several checks; the second reader reads what the others let through. */
  readonly heldBy: readonly (readonly [holder: Holder, drafts: number])[]
}

export interface Measured {
  /** All sentences first, then each set. */
  readonly tables: readonly Table[]
  readonly confusion: readonly Confusion[]
  /** All pairs first, then each set. */
  readonly stories: readonly StoryFigures[]
  readonly writer: WriterFigures
  /** Of the second reader, and of the writer. */
  readonly model: string
  readonly writerModel: string
  /** US dollars. */
  readonly cost: number
}
