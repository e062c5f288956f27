import { ulidDate } from '#shared/domain/ids.ts'
import { query, type Key } from '#platform/table/index.ts'
import {
  chatPartition,
  isPair,
  maySeeMessage,
  messageRefOf,
  pairIdOf,
  type MessageItem,
} from '../../messages/items/index.ts'
import { SIDES, sidesPartition, type SideItem } from '../../messages/threads/index.ts'
import { messageMedia } from './media-names.ts'
import { namesFor, type NameOf } from './names.ts'
import { PAGE } from './paging.ts'
import { date, flag, media, section, text, type OwnMedia } from '../model/section.ts'

/** Between threads, and inside of one. */
interface Position {
  readonly afterThread?: Key | undefined
  readonly afterMessage?: Key | undefined
}

/** A message that the other wrote is shown as in the thread: not when it was held, or in what the member deleted. */
const isShown = (message: MessageItem, memberId: string, side: SideItem): boolean =>
  message.senderId === memberId ||
  (maySeeMessage(memberId, message) && messageRefOf(message).ulid > (side.clearedUpTo ?? ''))

const STATES = {
  deleted: 'Gelöscht',
  held: 'Wird geprüft',
  removed: 'Entfernt',
} as const

/** Media of the other are theirs (docs/decisions/0063-an-export-is-read-in-pages-and-packed-in-volumes.md). */
const ownMedia = ({ media: own }: MessageItem, ulid: string): readonly OwnMedia[] =>
  own?.key === undefined ? [] : messageMedia(ulid, own.key, own.contentType)

const kindOf = ({ media: sent, isTemporary }: MessageItem): string | undefined => {
  if (!sent) return undefined
  if (sent.type === 'audio') return 'Sprachnachricht'
  return isTemporary ? 'Foto, das verschwindet' : 'Foto'
}

/** Nothing is left of a message that was deleted or removed. */
const contentOf = (message: MessageItem) =>
  message.status === 'deleted' || message.status === 'removed'
    ? { text: undefined, medium: undefined, answerTo: undefined }
    : { text: message.content, medium: kindOf(message), answerTo: message.replyTo?.content }

/** What only its sender sees. */
const ofSender = (message: MessageItem) => ({
  media: ownMedia(message, messageRefOf(message).ulid),
  statusReason: message.status === 'deleted' ? undefined : message.statusReason,
})

interface Viewing {
  readonly memberId: string
  readonly otherId: string
  readonly nameOf: NameOf
}

const entryOf = (message: MessageItem, { memberId, otherId, nameOf }: Viewing) => {
  const isOwn = message.senderId === memberId
  return {
    sentAt: ulidDate(messageRefOf(message).ulid),
    with: nameOf(otherId),
    isOwn,
    ...contentOf(message),
    ownHorns: message.horns?.has(memberId),
    status: message.status && STATES[message.status],
    ...(isOwn ? ofSender(message) : { media: [], statusReason: undefined }),
  }
}

const readSide = async (memberId: string, after: Key | undefined) => {
  const page = await query(sidesPartition(memberId), {
    beginsWith: SIDES,
    limit: 1,
    startAt: after,
  })
  return { side: page.items[0], nextThread: page.next }
}

const cursorOf = (position: Position): string | undefined =>
  position.afterThread || position.afterMessage ? JSON.stringify(position) : undefined

/** One page of the messages of one thread after the other. */
export const messages = section({
  id: 'messages',
  kinds: ['message', 'pair', 'thread'],
  title: 'Nachrichten',
  about:
    'Deine Unterhaltungen: deine Nachrichten ganz, die der anderen so, wie du sie lesen kannst.',
  fields: {
    sentAt: date('Gesendet'),
    with: text('Unterhaltung mit'),
    isOwn: flag('Von dir'),
    text: text('Text'),
    medium: text('Medium'),
    media: media('Dein Medium'),
    answerTo: text('Antwort auf'),
    ownHorns: flag('Hörner von dir'),
    status: text('Zustand'),
    statusReason: text('Begründung'),
  },
  read: async (memberId, cursor) => {
    const { afterThread, afterMessage } = JSON.parse(cursor ?? '{}') as Position
    const { side, nextThread } = await readSide(memberId, afterThread)
    if (!side) return { entries: [] }
    const page = await query(chatPartition(pairIdOf(memberId, side.otherId)), {
      limit: PAGE,
      startAt: afterMessage,
    })
    const nameOf = await namesFor(memberId, [side.otherId])
    const viewing = { memberId, otherId: side.otherId, nameOf }
    const shown = page.items.filter(
      (item): item is MessageItem => !isPair(item) && isShown(item, memberId, side),
    )
    const next = page.next
      ? cursorOf({ afterThread, afterMessage: page.next })
      : cursorOf({ afterThread: nextThread })
    return { entries: shown.map((message) => entryOf(message, viewing)), next }
  },
})
