import {
  nameItems,
  sideKey,
  toEntry,
  entrySortKey,
  type SideItem,
} from '#functions/messages/threads/side.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { anOpenPair, storedMessage } from '#testing/messages.ts'
import type { TestMember } from '#testing/members.ts'
import { writeItems } from './write-items.ts'

const AT_ONCE = 500
/** More than a page of threads, and more than a page of messages. */
const LISTED = 25
const MESSAGES = 40
const LONG_THREADS = 4
const MESSAGES_PER_THREAD = 100

const TEXT = 'Einlass ist um sieben, wir treffen uns am Merch. '.repeat(4).slice(0, 180)

/** Conversations of neighbours: each member and the next one write to each other. */
export interface Chats {
  /** The id of the newest message of each member and the next one, as in the list of members. */
  readonly newest: readonly string[]
}

const sideOf = ({ id: memberId }: TestMember): readonly object[] => {
  const otherId = newId()
  const ulid = newId()
  const username = `fan_${otherId.slice(-10).toLowerCase()}`
  const avatar = `/media/avatars/${otherId}.webp`
  const side: SideItem = {
    ...sideKey(memberId, otherId),
    entity: 'ChatSide',
    memberId,
    otherId,
    other: { id: otherId, username, displayName: 'Fan der Stunde', avatar, isVerified: false },
    authorVersion: 1,
    last: { ulid, senderId: otherId, content: TEXT.slice(0, 100), kind: 'text' },
    folder: 'inbox',
    unread: 0,
    counted: 0,
    entrySK: entrySortKey('inbox', ulid, otherId),
    version: 1,
  }
  return [side, toEntry(side) ?? {}, ...(side.other ? nameItems(memberId, side.other) : [])]
}

/** Messages of both in turn; returns the id of the newest. */
const fillThread = async (one: TestMember, other: TestMember, count: number): Promise<string> => {
  let newest = ''
  for (let made = 0; made < count; made += AT_ONCE) {
    const messages = Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, index) =>
      index % 2 === 0
        ? storedMessage(one, other, { content: TEXT })
        : storedMessage(other, one, { content: TEXT }),
    )
    await writeItems(messages.map(({ item }) => item))
    newest = messages.at(-1)?.id ?? newest
  }
  return newest
}

/**
 * The first member has as many messages as this, in four conversations with the next members, and one thread in the
 * list for each hundred of them. All others have a page of each.
 */
export const fillChats = async (count: number, members: readonly TestMember[]): Promise<Chats> => {
  const [first] = members
  if (!first) throw new Error('Nobody writes')
  for (const other of members.slice(1, LONG_THREADS + 1)) {
    await anOpenPair(first, other)
    await fillThread(first, other, Math.ceil(count / LONG_THREADS))
  }
  const threads = Math.max(LISTED, Math.ceil(count / MESSAGES_PER_THREAD))
  for (let made = 0; made < threads; made += LISTED)
    await writeItems(Array.from({ length: LISTED }, () => sideOf(first)).flat())
  const newest: string[] = []
  for (const [index, member] of members.entries()) {
    const next = members[(index + 1) % members.length] ?? first
    if (index > 0) await writeItems(Array.from({ length: LISTED }, () => sideOf(member)).flat())
    await anOpenPair(member, next)
    newest.push(await fillThread(member, next, MESSAGES))
  }
  return { newest }
}
