import { excerpt } from '#platform/content/excerpt.ts'
import {
  messageIdOf,
  messageKey,
  messageMediaTarget,
  pairIdOf,
  pairKey,
  readAttributeOf,
  type MessageItem,
  type MessageMedia,
  type MessageRef,
  type PairItem,
} from '../../functions/messages/items/index.ts'
import { settleSide } from '../../functions/messages/threads/index.ts'
import { backdatedId, seededRandom } from './random.ts'
import type { Community, Person } from './community.ts'
import { conversations, type DemoConversation, type DemoMessage } from './content/conversations.ts'
import { readMedia } from './media.ts'
import { milliseconds } from './span.ts'
import { uploadPrivate, writeAll } from './stores.ts'

interface Place {
  readonly people: Community['people']
  readonly now: number
}

const storePicture = async (ref: MessageRef, picture: string): Promise<MessageMedia> => {
  const media = await readMedia({ picture })
  const file = media?.files.find(({ name }) => name === 'original')
  if (!media || !file) throw new Error(`There is no picture ${picture}.`)
  const key = `${messageMediaTarget(ref)}.${file.extension}`
  await uploadPrivate(key, file.contentType, file.bytes)
  const { width, height } = media
  return { type: 'image', key, contentType: file.contentType, width, height }
}

const quoteOf = (quoted: MessageItem, id: string): MessageItem['replyTo'] => ({
  id,
  senderId: quoted.senderId,
  content: excerpt(quoted.content ?? ''),
  mediaType: quoted.media?.type,
})

/** The messages of one conversation; the photos are uploaded. */
class Chat {
  readonly items: MessageItem[] = []
  readonly #refs: MessageRef[] = []
  readonly #place: Place
  readonly #members: readonly [Person, Person]
  readonly pairId: string

  constructor(place: Place, { between: [first, second] }: DemoConversation) {
    this.#place = place
    this.#members = [place.people[first], place.people[second]]
    this.pairId = pairIdOf(this.#members[0].id, this.#members[1].id)
  }

  async add(message: DemoMessage): Promise<void> {
    const { by, ago, text, picture, answers, horns } = message
    const random = seededRandom(`message ${by} ${ago}`)
    const ulid = backdatedId(random, this.#place.now - milliseconds(ago))
    const ref = { pairId: this.pairId, ulid }
    const sender = this.#place.people[by]
    const recipient = this.#members.find((member) => member !== sender)
    if (!recipient) throw new Error(`${by} writes in a conversation of others.`)
    const media = picture === undefined ? undefined : await storePicture(ref, picture)
    this.items.push({
      ...messageKey(ref),
      entity: 'Message',
      senderId: sender.id,
      recipientId: recipient.id,
      content: text,
      media,
      replyTo: answers === undefined ? undefined : this.#quote(answers, ulid),
      horns: horns && new Set([recipient.id]),
    })
    this.#refs.push(ref)
  }

  ulidAt(index: number): string | undefined {
    return this.#refs.at(index)?.ulid
  }

  #quote(answers: number, ulid: string): MessageItem['replyTo'] {
    const index = this.items.length - answers
    const [quoted, ref] = [this.items[index], this.#refs[index]]
    if (!quoted || !ref) throw new Error('There is nothing to answer.')
    this.items[index] = { ...quoted, quotedBy: new Set([...(quoted.quotedBy ?? []), ulid]) }
    return quoteOf(quoted, messageIdOf(ref))
  }
}

const pairOf = (
  chat: Chat,
  [first, second]: readonly [Person, Person],
  conversation: DemoConversation,
): PairItem => {
  const { isRequest, unread, messages } = conversation
  const pair = {
    ...pairKey(chat.pairId),
    SK: 'PAIR' as const,
    entity: 'Pair' as const,
    requestedBy: first.id,
  }
  if (isRequest) return { ...pair, requestMessages: messages.length }
  const [newest, seen] = [chat.ulidAt(-1), chat.ulidAt(-1 - unread)]
  const receiver = messages.at(-1)?.by === first.username ? second : first
  const sender = receiver === first ? second : first
  return {
    ...pair,
    requestMessages: 0,
    acceptedAt: new Date(Math.max(first.at, second.at)).toISOString(),
    [readAttributeOf(chat.pairId, sender.id)]: newest,
    [readAttributeOf(chat.pairId, receiver.id)]: seen,
  }
}

const writeConversation = async (place: Place, conversation: DemoConversation): Promise<void> => {
  const chat = new Chat(place, conversation)
  for (const message of conversation.messages) await chat.add(message)
  const members = [
    place.people[conversation.between[0]],
    place.people[conversation.between[1]],
  ] as const
  const pair = pairOf(chat, members, conversation)
  await writeAll([...chat.items, pair].map((item) => ({ ...item })))
  const [first, second] = members
  for (const [member, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const readUpTo = pair[readAttributeOf(chat.pairId, member.id)]
    await settleSide(member.id, other.id, { readUpTo })
  }
}

/** Writes the conversations and settles both sides of each as the product does. Idempotent. */
export const writeConversations = async (place: Place): Promise<void> => {
  for (const conversation of conversations) await writeConversation(place, conversation)
}
