import type { Values } from './fields.ts'

/** What a row says that can mean several things. */
export interface Doubt {
  /** One of each kind a row. */
  readonly id: string
  readonly question: string
  /** The first is the proposal. */
  readonly options: readonly [DoubtOption, ...DoubtOption[]]
}

interface DoubtOption {
  readonly value: string
  readonly label: string
}

/** What the member said about a row. */
export interface Decision {
  /** The chosen option of each doubt. */
  readonly answers: Readonly<Partial<Record<string, string>>>
  /** Takes the proposal of each doubt without an answer. */
  readonly isAccepted: boolean
  readonly isLeftOut: boolean
  /** In place of what the file says. */
  readonly corrected: Values
}

export const UNDECIDED: Decision = {
  answers: {},
  isAccepted: false,
  isLeftOut: false,
  corrected: {},
}

/** Asks about a row, and returns the value that holds for now: the answer, or else the proposal. */
export type Ask = (doubt: Doubt) => string

export interface Questions {
  readonly ask: Ask
  readonly doubts: readonly Doubt[]
}

export const createQuestions = ({ answers }: Decision): Questions => {
  const doubts: Doubt[] = []
  return {
    doubts,
    ask: (doubt) => {
      doubts.push(doubt)
      return answers[doubt.id] ?? doubt.options[0].value
    },
  }
}

/** Whether the member still has to say something. */
export const isOpen = (doubts: readonly Doubt[], { answers, isAccepted }: Decision): boolean =>
  !isAccepted && doubts.some(({ id }) => answers[id] === undefined)
