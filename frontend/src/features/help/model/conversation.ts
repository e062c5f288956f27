import type { AiReply } from '../api/help.ts'

export interface Failure {
  readonly text: string
  /** False when the same question would fail again, such as beyond the quota. */
  readonly canRetry: boolean
}

/** A question, and what came of it; neither while the answer is on its way. */
export interface Exchange {
  readonly id: number
  readonly question: string
  readonly reply?: AiReply
  readonly failure?: Failure
}

export type Ask = (question: string) => Promise<AiReply>
export type Explain = (error: unknown) => Failure

/** The questions of one member in this tab. They are in no storage, so they end with the tab. */
let ownerId = ''
let exchanges: readonly Exchange[] = []
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: readonly Exchange[]) => {
  exchanges = next
  for (const listener of listeners) listener()
}

const replace = (exchange: Exchange) => {
  set(exchanges.map((each) => (each.id === exchange.id ? exchange : each)))
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentExchanges = (): readonly Exchange[] => exchanges

/** Forgets what another member asked in this tab. */
export const openConversation = (memberId: string): void => {
  if (memberId === ownerId) return
  ownerId = memberId
  set([])
}

const isWaiting = ({ reply, failure }: Exchange): boolean => !reply && !failure

export const isAnyWaiting = (all: readonly Exchange[]): boolean => all.some(isWaiting)

const send = async (id: number, question: string, ask: Ask, explain: Explain): Promise<void> => {
  try {
    replace({ id, question, reply: await ask(question) })
  } catch (error) {
    replace({ id, question, failure: explain(error) })
  }
}

/** Asks one question at a time; the answer arrives also while the dialog is closed. */
export const ask = async (question: string, request: Ask, explain: Explain): Promise<void> => {
  if (isAnyWaiting(exchanges)) return
  const id = ++lastId
  set([...exchanges, { id, question }])
  await send(id, question, request, explain)
}

/** Asks a question again that got no answer, in its place. */
export const askAgain = async (id: number, request: Ask, explain: Explain): Promise<void> => {
  const question = exchanges.find((each) => each.id === id)?.question
  if (question === undefined || isAnyWaiting(exchanges)) return
  replace({ id, question })
  await send(id, question, request, explain)
}
