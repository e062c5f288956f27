import { inDatabase, settled } from '../browser-database.ts'
import { sessionPhase } from '../session.ts'
import {
  ANSWERS,
  keptSession,
  setAnswerStorage,
  takePendingAnswers,
  type KeptAnswer,
} from './kept-state.ts'

const MAX_ANSWERS = 40
/** Of the JSON of one answer. */
const MAX_LETTERS = 400_000
/** A list that is polled is written once for several answers. */
const WRITE_AFTER_MS = 2000

/** The last answer of this session; undefined when there is none. */
export const readAnswer = async (name: string): Promise<KeptAnswer | undefined> => {
  const found = await inDatabase(ANSWERS, 'readonly', (store) =>
    settled(store('answers').get(name) as IDBRequest<KeptAnswer | undefined>),
  )
  return found?.session === keptSession() ? found : undefined
}

const isSmall = (data: unknown): boolean => JSON.stringify(data).length <= MAX_LETTERS

const writePending = async (): Promise<void> => {
  const session = keptSession()
  const answers = takePendingAnswers().filter(
    ([, answer]) => answer.session === session && isSmall(answer.data),
  )
  if (sessionPhase() !== 'member' || answers.length === 0) return
  await inDatabase(ANSWERS, 'readwrite', async (store) => {
    const kept = store('answers')
    for (const [name, answer] of answers) kept.put(answer, name)
    const [names, all] = await Promise.all([
      settled(kept.getAllKeys()),
      settled(kept.getAll() as IDBRequest<KeptAnswer[]>),
    ])
    const oldest = all
      .map(({ at }, index) => ({ at, name: names[index] ?? '' }))
      .toSorted((one, other) => other.at - one.at)
    for (const { name } of oldest.slice(MAX_ANSWERS)) kept.delete(name)
  })
}

let timer: ReturnType<typeof setTimeout> | undefined

const writeSoon = (): void => {
  timer ??= setTimeout(() => {
    timer = undefined
    // On a full disk there is nothing to read without a network, and nothing else is lost.
    void writePending().catch(() => undefined)
  }, WRITE_AFTER_MS)
}

/** Keeps the last answers from now on. */
export const keepAnswers = (): void => {
  setAnswerStorage({ write: writeSoon, read: readAnswer })
  document.addEventListener('visibilitychange', () => {
    // A phone may end a hidden page at any time.
    if (document.hidden) void writePending().catch(() => undefined)
  })
}
