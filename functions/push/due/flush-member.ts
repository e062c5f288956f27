import { now } from '#platform/runtime/clock.ts'
import {
  allPages,
  ConditionFailed,
  get,
  keyOf,
  put,
  query,
  remove,
  retry,
  transact,
  unlessConditionFailed,
  update,
  write,
} from '#platform/table/index.ts'
import { notificationsKey } from '../../settings/index.ts'
import { restEnd } from '../decide/quiet.rules.ts'
import { runAfter } from '../decide/decide.rules.ts'
import { readWishes } from '../decide/wishes.ts'
import { hornsKey, putHorns } from '../horns/horns.items.ts'
import { postOf } from '../horns/push-horns.ts'
import { FINISHED, noteItem, noteKey } from '../items/note.items.ts'
import { sendNotes } from '../sending/queue-note.ts'
import {
  waitingPartition,
  waitingUntil,
  waitingWrites,
  type WaitingItem,
} from '../waiting/waiting.items.ts'
import { inBatches } from './in-batches.ts'
import { readReady, type Ready } from './ready.repository.ts'
import { sumUp } from './sum-up.ts'

const CONCURRENT = 10

const removeAll = (items: readonly WaitingItem[]): Promise<void> =>
  inBatches(items, CONCURRENT, (some) =>
    Promise.all(some.map((item) => write(remove<WaitingItem>(keyOf(item))))),
  )

/** What the member does not want any more, or has read. */
const leaveOut = (memberId: string, items: readonly WaitingItem[]): Promise<void> =>
  inBatches(items, CONCURRENT, (some) =>
    Promise.all(
      some.map(({ noteId }) => {
        const change = { set: FINISHED, condition: { state: 'waiting' } } as const
        return unlessConditionFailed(write(update(noteKey(memberId, noteId), change)))
      }),
    ),
  )

/** The member has rest for longer than it was when the pushes began to wait. */
const postpone = (memberId: string, items: readonly WaitingItem[], until: number): Promise<void> =>
  inBatches(items, CONCURRENT, (some) =>
    Promise.all(
      some.map((item) =>
        transact({
          ...waitingWrites(memberId, item, { run: runAfter(until), waitsFor: 'rest' }),
          earlier: remove<WaitingItem>(keyOf(item)),
        }),
      ),
    ),
  )

/** Horns of the post that come later are new ones, whether these are pushed by themselves or in the summary. */
const coverHorns = async (memberId: string, { waiting, sequence }: Ready): Promise<void> => {
  const { like, noteId } = waiting
  if (!like || sequence === undefined) return
  const key = hornsKey(memberId, postOf(like))
  const before = await get(key, { consistent: true })
  const covered = Math.max(sequence, before?.sequence ?? 0)
  await write(putHorns(key, before, { likeId: noteId, sequence: covered, pushedAt: now() }))
}

const push = async (memberId: string, { note }: Ready): Promise<void> => {
  await unlessConditionFailed(write(put(noteItem(memberId, note, 'queued'), { state: 'waiting' })))
  await sendNotes([{ memberId, noteId: note.id }])
}

const flushOnce = async (memberId: string, run: number): Promise<void> => {
  const items = await allPages((startAt) =>
    query(waitingPartition(memberId), {
      between: waitingUntil(run),
      consistent: true,
      startAt,
    }),
  )
  if (items.length === 0) return
  const record = await get(notificationsKey(memberId), { consistent: true })
  const wishes = { ...readWishes(record), showsText: record?.showsText ?? false }
  const until = wishes.enabled ? restEnd(now(), wishes) : undefined
  if (until !== undefined) {
    await postpone(memberId, items, until)
    return
  }
  const ready = await readReady(memberId, items, wishes)
  for (const one of ready) await coverHorns(memberId, one)
  // Gathered horns come by themselves; what waited for the end of the rest comes as one push.
  const rested = ready.filter(({ waiting, isQueued }) => waiting.waitsFor === 'rest' && !isQueued)
  const summed = await sumUp(memberId, rested, run)
  for (const one of ready.filter((each) => !rested.includes(each))) await push(memberId, one)
  for (const one of summed) await push(memberId, one)
  const pushed = new Set(ready.map(({ waiting }) => waiting))
  await leaveOut(
    memberId,
    items.filter((item) => !pushed.has(item)),
  )
  await removeAll([...items, ...summed.map(({ waiting }) => waiting)])
}

/** Pushes what waited for a member up to this time: one push alone, several as a summary. */
export const flushMember = (memberId: string, run: number): Promise<void> =>
  retry(() => flushOnce(memberId, run), { when: (error) => error instanceof ConditionFailed })
