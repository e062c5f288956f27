import { LIMITS } from '#shared/domain/limits.ts'
import { differs, eventually, get, type World } from './world.ts'
import { findPartner, type Writer } from './writer.ts'

interface Page {
  readonly messages: readonly { readonly id: string; readonly senderId: string }[]
  readonly nextCursor: string | null
}

/** Ids of the messages of both, as the reader sees them, oldest first. */
const threadOf = async (world: World, reader: Writer, otherId: string) => {
  const messages: Page['messages'][number][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path = `/api/messages/thread/${otherId}${cursor === '' ? '' : `?cursor=${cursor}`}`
    const page = (await get(world, path, reader.member)) as Page
    messages.unshift(...page.messages)
    cursor = page.nextCursor
  }
  return messages
}

/** The sender's acknowledged messages, in their order, as the receiver sees them: none lost, none doubled. */
const verifyThread = async (world: World, sender: Writer, receiver: Writer): Promise<string[]> => {
  const thread = await threadOf(world, receiver, sender.member.id)
  const arrived = thread.filter(({ senderId }) => senderId === sender.member.id)
  return differs(
    `messages of ${sender.member.username}`,
    arrived.map(({ id }) => id).join(' '),
    sender.achievements.messages.join(' '),
  )
}

const verifyUnread = async (world: World, sender: Writer, receiver: Writer): Promise<string[]> =>
  differs(
    `unread messages of ${receiver.member.username}`,
    await get(world, '/api/messages/unread-count', receiver.member),
    Math.min(sender.achievements.messages.length, LIMITS.unreadMessages),
  )

/** No writer reads, so each has as many unread messages as the partner sent. */
export const verifyMessages = async (world: World): Promise<string[]> => {
  const members = world.writers.map(({ member }) => member)
  const findings: string[] = []
  for (const sender of world.writers) {
    const { id } = findPartner(sender.member, members)
    const receiver = world.writers.find(({ member }) => member.id === id)
    if (!receiver) continue
    findings.push(...(await verifyThread(world, sender, receiver)))
    findings.push(...(await eventually(() => verifyUnread(world, sender, receiver))))
  }
  return findings
}
