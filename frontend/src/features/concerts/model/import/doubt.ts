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
  readonly isLeftOut: boolean
  /** In place of what the file says. */
  readonly corrected: Values
}

export const UNDECIDED: Decision = {
  answers: {},
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
export const isOpen = (doubts: readonly Doubt[], { answers }: Decision): boolean =>
  doubts.some(({ id }) => answers[id] === undefined)

/** The answers with the proposals where there were none. */
export const accepted = (
  doubts: readonly Doubt[],
  { answers }: Decision,
): Pick<Decision, 'answers'> => ({
  answers: {
    ...Object.fromEntries(doubts.map(({ id, options: [{ value }] }) => [id, value])),
    ...answers,
  },
})
