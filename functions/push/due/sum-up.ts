import {
  exists,
  keyOf,
  put,
  putNew,
  remove,
  transact,
  update,
  type TransactItem,
} from '#platform/table/index.ts'
import { FINISHED, noteItem, noteKey } from '../items/note.items.ts'
import { summaryNote } from '../notes/summary-note.ts'
import { waitingItem, type WaitingItem } from '../waiting/waiting.items.ts'
import type { Ready } from './ready.repository.ts'

/** A transaction writes 100 items at most: two for each part, and two for the summary. */
const AT_ONCE = 49

type Writes = Readonly<Record<string, TransactItem>>

const finishing = (memberId: string, parts: readonly Ready[]): Writes =>
  Object.fromEntries(
    parts.flatMap(({ waiting, note }, index): [string, TransactItem][] => [
      [`waiting ${String(index)}`, remove<WaitingItem>(keyOf(waiting), exists)],
      [`note ${String(index)}`, update(noteKey(memberId, note.id), { set: FINISHED })],
    ]),
  )

/** Into a summary that waits already. */
const extend = async (
  memberId: string,
  summary: Ready,
  parts: readonly Ready[],
): Promise<Ready> => {
  const note = summaryNote([summary, ...parts].map((one) => one.note))
  const item = put(noteItem(memberId, note, 'waiting'), { state: 'waiting' })
  await transact({ note: item, ...finishing(memberId, parts) })
  return { ...summary, note }
}

const replace = async (memberId: string, parts: readonly Ready[], run: number): Promise<Ready> => {
  const note = summaryNote(parts.map((part) => part.note))
  const known = { noteId: note.id, kind: note.kind }
  const waiting = waitingItem(memberId, known, { run, waitsFor: 'rest' })
  await transact({
    note: putNew(noteItem(memberId, note, 'waiting')),
    waiting: put(waiting),
    ...finishing(memberId, parts),
  })
  return { waiting, note, isQueued: false }
}

/**
 * Replaces several pushes that wait by one that waits: their summary. A run that fails afterwards finds the summary, and
 * counts none of its parts again.
 * @throws ConditionFailed when another run did so at the same time
 */
export const sumUp = async (
  memberId: string,
  parts: readonly Ready[],
  run: number,
): Promise<readonly Ready[]> => {
  if (parts.length < 2) return parts
  const earlier = parts.find(({ note }) => note.kind === 'summary')
  const others = parts.filter((part) => part !== earlier)
  const [some, rest] = [others.slice(0, AT_ONCE), others.slice(AT_ONCE)]
  const summary = earlier
    ? await extend(memberId, earlier, some)
    : await replace(memberId, some, run)
  return sumUp(memberId, [summary, ...rest], run)
}
