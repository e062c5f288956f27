import { getItems, getMany } from '#platform/table/index.ts'
import { areOpen } from '../causes/causes.repository.ts'
import { wants, type Wishes } from '../decide/decide.rules.ts'
import { postOf } from '../horns/push-horns.ts'
import { renderHorns } from '../horns/render-horns.ts'
import { noteIdIn, noteKey, type NewNote, type NoteItem } from '../items/note.items.ts'
import { withoutText } from '../notes/message-note.ts'
import { mutedPostKey } from '../posts/muted-post.items.ts'
import type { WaitingItem } from '../waiting/waiting.items.ts'
import { inBatches } from './in-batches.ts'

const BATCH = 50

/** A push that waited, as it would be sent now. */
export interface Ready {
  readonly waiting: WaitingItem
  readonly note: NewNote
  /** A run that failed later queued it already. */
  readonly isQueued: boolean
  /** Of horns: the likes up to this sequence number are part of it. */
  readonly sequence?: number
}

const toNote = (item: NoteItem): NewNote => {
  const { kind, title, body, path, tag, at, actions, postId, cause, counts } = item
  return {
    ...{ id: noteIdIn(item), kind, title, body, path, tag, at, actions },
    ...(postId !== undefined && { postId }),
    ...(cause && { cause }),
    ...(counts && { counts }),
  }
}

/** What the member wants to see now may be less than when the push began to wait. */
const asShown = (note: NewNote, showsText: boolean): NewNote =>
  note.kind === 'message' && !showsText ? withoutText(note) : note

/** Horns are gathered until they are pushed; all other notes are as they were. */
const renew = async (
  waiting: WaitingItem,
  item: NoteItem,
  showsText: boolean,
): Promise<Ready | undefined> => {
  const isQueued = item.state === 'queued'
  if (!waiting.like || isQueued)
    return { waiting, note: asShown(toNote(item), showsText), isQueued }
  const rendered = await renderHorns(waiting.noteId, waiting.like)
  return rendered && { waiting, isQueued, ...rendered }
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

/** The horns of a post can wait for several runs, but each push of them counts all. */
const onePerPost = (ready: readonly Ready[]): readonly Ready[] => {
  const posts = new Set<string>()
  return ready.filter(({ waiting: { like } }) => {
    if (!like) return true
    const isFirst = !posts.has(postOf(like))
    posts.add(postOf(like))
    return isFirst
  })
}

interface Wanted extends Wishes {
  /** Whether a push of a message shows its text. */
  readonly showsText: boolean
}

/** Those of the pushes that the member still wants and has not read, and that an earlier run did not finish. */
export const readReady = async (
  memberId: string,
  items: readonly WaitingItem[],
  wishes: Wanted,
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
        return isDue ? renew(waiting, note, wishes.showsText) : Promise.resolve(undefined)
      }),
    )
    ready.push(...renewed.filter((one) => one !== undefined))
  })
  return onePerPost(ready)
}
