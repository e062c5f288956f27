import * as z from 'zod/mini'
import { sendWork } from '#platform/queue/send-work.ts'
import { worker } from '#platform/queue/worker.ts'
import { now } from '#platform/runtime/clock.ts'
import { get, query, type Key } from '#platform/table/index.ts'
import { pushMembersPartition, type PushMemberItem } from '../../settings/index.ts'
import { decide, runAfter, wants, type Wishes } from '../decide/decide.rules.ts'
import { readWishes } from '../decide/wishes.ts'
import { queueNotes, type AddressedNote } from '../sending/queue-note.ts'
import { letWait } from '../waiting/let-wait.ts'
import { campaignKey, type Campaign } from './campaign.items.ts'
import { discoveriesFor } from './discoveries.repository.ts'

const PAGE = 100
const CONCURRENT = 10

const Message = z.object({
  /** Of the campaign. */
  id: z.string(),
  shard: z.int(),
  /** The last member of the page before. */
  after: z.optional(z.string()),
})
type Message = z.infer<typeof Message>

const readPage = ({ shard, after }: Message) => {
  const partition = pushMembersPartition(shard)
  const startAt: Key | undefined = after === undefined ? undefined : { ...partition, SK: after }
  return query(partition, { limit: PAGE, startAt })
}

/** Receivers have devices. */
const wishesIn = (member: PushMemberItem): Wishes => readWishes({ ...member, hasDevices: true })

/** What the campaign says to each of the members. */
const notesFor = async (
  id: string,
  campaign: Campaign,
  memberIds: readonly string[],
): Promise<readonly AddressedNote[]> =>
  campaign.kind === 'discovery'
    ? discoveriesFor(id, campaign, memberIds)
    : memberIds.map((memberId) => ({ memberId, note: campaign.note }))

/** Quiet hours and pauses count here, too. */
const deliver = async (
  notes: readonly AddressedNote[],
  members: readonly PushMemberItem[],
): Promise<void> => {
  const wishes = new Map(members.map((member) => [member.SK, wishesIn(member)]))
  const at = now()
  const decided = notes.map(({ memberId, note }) => {
    const decision = decide(note.kind, wishes.get(memberId) ?? readWishes(undefined), at)
    return { memberId, note, decision }
  })
  await queueNotes(decided.filter(({ decision }) => decision.what === 'send'))
  const waiting = decided.flatMap(({ memberId, note, decision }) =>
    decision.what === 'wait' ? [{ memberId, note, run: runAfter(decision.until) }] : [],
  )
  for (let start = 0; start < waiting.length; start += CONCURRENT) {
    const some = waiting.slice(start, start + CONCURRENT)
    const letAllWait = some.map(({ memberId, note, run }) =>
      letWait(memberId, note, { run, waitsFor: 'rest' }),
    )
    await Promise.all(letAllWait)
  }
}

/** Queues a push for a page of receivers, then the next page. A page that is repeated pushes nothing twice. */
export const handler = worker(Message, async (message) => {
  const stored = await get(campaignKey(message.id), { consistent: true })
  if (!stored) return
  const { campaign } = stored
  const { items, next } = await readPage(message)
  const willing = items.filter((member) => wants(wishesIn(member), campaign.kind))
  const memberIds = willing.map(({ SK }) => SK)
  await deliver(await notesFor(message.id, campaign, memberIds), willing)
  if (next) await sendWork('fan-out-push', [{ ...message, after: next.SK }])
})
