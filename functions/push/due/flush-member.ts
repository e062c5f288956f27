import { now } from '#platform/runtime/clock.ts'
import {
  allPages,
  get,
  getItems,
  getMany,
  keyOf,
  onConditionFailed,
  put,
  query,
  remove,
  transact,
  write,
} from '#platform/table/index.ts'
import { notificationsKey } from '../../settings/index.ts'
import { areOpen } from '../causes/index.ts'
import { restEnd, runAfter, wants, wishesOf, type Wishes } from '../decide/index.ts'
import { hornsKey, postOf, putHorns, renderHorns } from '../horns/index.ts'
import { noteIdIn, noteItem, noteKey, type NewNote, type NoteItem } from '../items/index.ts'
import { summaryNote } from '../notes/index.ts'
import { mutedPostKey } from '../posts/index.ts'
import { queueNote, sendNotes } from '../sending/index.ts'
import {
  waitingPartition,
  waitingUntil,
  waitingWrites,
  type WaitingItem,
} from '../waiting/index.ts'

const BATCH = 50
const CONCURRENT = 10

const inBatches = async <Item>(
  items: readonly Item[],
  size: number,
  work: (batch: readonly Item[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < items.length; start += size)
    await work(items.slice(start, start + size))
}

const removeAll = (items: readonly WaitingItem[]): Promise<void> =>
  inBatches(items, CONCURRENT, (some) =>
    Promise.all(some.map((item) => write(remove<WaitingItem>(keyOf(item))))),
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

/** A push that waited, as it would be sent now. */
interface Ready {
  readonly waiting: WaitingItem
  readonly note: NewNote
  /** Of horns: the likes up to this sequence number are part of it. */
  readonly sequence?: number
}

const toNote = (item: NoteItem): NewNote => {
  const { kind, title, body, path, tag, at, actions, postId, cause } = item
  return {
    ...{ id: noteIdIn(item), kind, title, body, path, tag, at, actions },
    ...(postId !== undefined && { postId }),
    ...(cause && { cause }),
  }
}

/** Horns are gathered until they are pushed; all other notes are as they were. */
const renew = async (waiting: WaitingItem, note: NoteItem): Promise<Ready | undefined> => {
  if (!waiting.like) return { waiting, note: toNote(note) }
  const rendered = await renderHorns(waiting.noteId, waiting.like)
  return rendered && { waiting, ...rendered }
}

/** Ids of the posts about which the member wants no push any more. */
const readMuted = async (
  memberId: string,
  notes: readonly (NoteItem | undefined)[],
): Promise<ReadonlySet<string | undefined>> => {
  const posts = notes.flatMap((note) => note?.postId ?? [])
  const items = await getItems(posts.map((postId) => mutedPostKey(memberId, postId)))
  return new Set(posts.filter((postId) => items.at(mutedPostKey(memberId, postId))))
}

/** Those of the pushes that the member still wants, has not read, and that were not pushed before this run failed. */
const readReady = async (
  memberId: string,
  items: readonly WaitingItem[],
  wishes: Wishes,
): Promise<readonly Ready[]> => {
  const ready: Ready[] = []
  const wanted = items.filter(({ kind }) => wants(wishes, kind))
  await inBatches(wanted, BATCH, async (some) => {
    const notes = await getMany(
      some.map(({ noteId }) => noteKey(memberId, noteId)),
      { consistent: true },
    )
    const muted = await readMuted(memberId, notes)
    const open = await areOpen(
      memberId,
      some.map(({ like }, index) => (like ? undefined : notes[index]?.cause)),
    )
    const renewed = await Promise.all(
      some.map((waiting, index) => {
        const note = notes[index]
        const isDue = note && note.state !== 'done' && !muted.has(note.postId) && open[index]
        return isDue ? renew(waiting, note) : Promise.resolve(undefined)
      }),
    )
    ready.push(...renewed.filter((one) => one !== undefined))
  })
  return ready
}

/** Horns of the post that come later are new ones, whether these were pushed by themselves or in the summary. */
const coverHorns = async (memberId: string, { waiting, sequence }: Ready): Promise<void> => {
  const { like, noteId } = waiting
  if (!like || sequence === undefined) return
  const key = hornsKey(memberId, postOf(like))
  const before = await get(key, { consistent: true })
  const covered = Math.max(sequence, before?.sequence ?? 0)
  const pushed = { likeId: noteId, sequence: covered, pushedAt: now() }
  await onConditionFailed(write(putHorns(key, before, pushed)), () =>
    coverHorns(memberId, { waiting, sequence } as Ready),
  )
}

const pushAlone = async (memberId: string, { note }: Ready): Promise<void> => {
  await onConditionFailed(
    write(put(noteItem(memberId, note, 'queued'), { state: 'waiting' })),
    () => undefined,
  )
  await sendNotes([{ memberId, noteId: note.id }])
}

/** Gathered horns come by themselves; what waited for the end of the rest comes as one push. */
const push = async (memberId: string, ready: readonly Ready[]): Promise<void> => {
  const rested = ready.filter(({ waiting }) => waiting.waitsFor === 'rest')
  const alone = rested.length > 1 ? ready.filter((one) => !rested.includes(one)) : ready
  for (const one of alone) await pushAlone(memberId, one)
  if (rested.length > 1) await queueNote(memberId, summaryNote(rested.map(({ note }) => note)))
  for (const one of ready) await coverHorns(memberId, one)
}

/** Pushes what waited for a member up to this time: one push alone, several as a summary. */
export const flushMember = async (memberId: string, run: number): Promise<void> => {
  const items = await allPages((startAt) =>
    query(waitingPartition(memberId), {
      between: waitingUntil(run),
      consistent: true,
      startAt,
    }),
  )
  if (items.length === 0) return
  const wishes = wishesOf(await get(notificationsKey(memberId), { consistent: true }))
  const until = wishes.enabled ? restEnd(now(), wishes) : undefined
  if (until !== undefined) {
    await postpone(memberId, items, until)
    return
  }
  await push(memberId, await readReady(memberId, items, wishes))
  await removeAll(items)
}
