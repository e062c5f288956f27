import * as z from 'zod/mini'
import type { PushPayload } from '#shared/domain/push.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { MAX_TRIES, worker } from '#platform/queue/worker.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import {
  acquireLease,
  expression,
  get,
  releaseLease,
  type Key,
  type Lease,
} from '#platform/table/index.ts'
import type { ConcertActivityItem } from '../../notifications/index.ts'
import { isOpen } from '../causes/causes.repository.ts'
import { deviceIdIn, type PushDeviceItem } from '../items/device.items.ts'
import { readDevices, markFailing, markUsed, removeDevices } from '../items/device.repository.ts'
import { FINISHED, noteIdIn, noteKey, type NoteItem } from '../items/note.items.ts'
import { activityNote } from '../notes/activity-note.ts'
import { isLost } from './delivery.rules.ts'
import { pushToDevice, type Delivered, type PushKeys } from './push-to-device.ts'

/** How often a push service may ask to wait before its message fails like others. */
const MAX_DEFERRALS = 5
const MAX_DELAY_SECONDS = 900
/** Longer than the function may run. */
const LEASE_MS = 40_000

const Message = z.object({
  memberId: z.string(),
  noteId: z.string(),
  /** How often a push service asked to wait. */
  deferrals: z._default(z.int(), 0),
})
type Message = z.infer<typeof Message>

const payloadOf = (note: NoteItem): PushPayload => {
  const { kind, title, body, path, tag, at, actions, postId } = note
  const payload = { id: noteIdIn(note), kind, title, body, path, tag, at, actions }
  return { ...payload, ...(postId !== undefined && { postId }) }
}

/** An import brought further concerts while its push waited. */
const asOfNow = async (note: NoteItem): Promise<NoteItem> => {
  if (note.kind !== 'concert' || !note.cause) return note
  const activity = await get(note.cause as Key<ConcertActivityItem>, { consistent: true })
  if (activity?.imported === undefined) return note
  const { title, body, path } = activityNote(activity)
  return { ...note, title, body, path }
}

interface Tried extends Delivered {
  readonly device: PushDeviceItem
}

const settle = async (memberId: string, tried: readonly Tried[]): Promise<void> => {
  const gone = tried.filter(({ outcome }) => outcome === 'gone').map(({ device }) => device)
  // A device that subscribed again with other keys meanwhile stays.
  const isGone = ({ SK, auth }: PushDeviceItem): boolean =>
    gone.some((device) => device.SK === SK && device.auth === auth)
  if (gone.length > 0) await removeDevices(memberId, isGone)
  const reached = tried.filter(({ outcome }) => outcome === 'sent')
  await Promise.all(reached.map(({ device }) => markUsed(device)))
}

const tryDevice = async (
  device: PushDeviceItem,
  payload: PushPayload,
  keys: PushKeys,
  tries: number,
): Promise<Tried> => {
  const delivered = await pushToDevice(device, payload, keys)
  // Only the last try decides: a device that gets few pushes may have failed once, long ago.
  const isLast = tries >= MAX_TRIES
  if (delivered.outcome === 'busy' && isLast && isLost(device.failingSince, now()))
    return { device, outcome: 'gone' }
  return { device, ...delivered }
}

const tryDevices = async (
  { memberId }: Message,
  note: NoteItem,
  keys: PushKeys,
  tries: number,
): Promise<readonly Tried[]> => {
  if (!(await isOpen(memberId, note.cause))) return []
  const devices = await readDevices(memberId)
  const left = devices.filter((device) => note.sentTo?.has(deviceIdIn(device)) !== true)
  const payload = payloadOf(await asOfNow(note))
  return Promise.all(left.map((device) => tryDevice(device, payload, keys, tries)))
}

const releaseWith = async (
  lease: Lease<NoteItem>,
  tried: readonly Tried[],
  isDone: boolean,
): Promise<void> => {
  const finished = tried.filter(({ outcome }) => outcome !== 'busy')
  const sentTo = new Set([
    ...(lease.item.sentTo ?? []),
    ...finished.map(({ device }) => deviceIdIn(device)),
  ])
  const set = { ...(sentTo.size > 0 && { sentTo }), ...(isDone && FINISHED) }
  await releaseLease(lease, { set })
}

/** Sends the message again after the time that a push service asked for. False when it asked too often, or for none. */
const defer = async (message: Message, busy: readonly Tried[]): Promise<boolean> => {
  const longest = Math.max(...busy.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds))
  if (longest === 0 || message.deferrals >= MAX_DEFERRALS) return false
  const next = { ...message, deferrals: message.deferrals + 1 }
  await sendWork('send-push', [next], { delaySeconds: Math.min(longest, MAX_DELAY_SECONDS) })
  return true
}

const acquire = async (message: Message): Promise<Lease<NoteItem> | undefined> => {
  const key = noteKey(message.memberId, message.noteId)
  const lease = await acquireLease(key, {
    forMs: LEASE_MS,
    condition: expression`#state = ${'queued'}`,
  })
  if (lease) return lease
  const note = await get(key, { consistent: true })
  if (note?.state === 'queued') throw new Error('Another delivery of this push is under way.')
  return undefined
}

/**
 * Pushes a note to the devices of a member that it has not reached. Fails while some could not be reached, so that the
 * queue delivers the message again for these.
 */
export const handler = worker(
  Message,
  async (message, { tries }) => {
    const lease = await acquire(message)
    if (!lease) return
    const { push } = env
    if (!push) log.warn('push without keys', { noteId: message.noteId })
    const tried = push ? await tryDevices(message, lease.item, push, tries) : []
    const busy = tried.filter(({ outcome }) => outcome === 'busy')
    await releaseWith(lease, tried, busy.length === 0)
    await settle(message.memberId, tried)
    if (busy.length === 0 || (await defer(message, busy))) return
    if (tries >= MAX_TRIES) await Promise.all(busy.map(({ device }) => markFailing(device)))
    throw new Error(`${String(busy.length)} devices could not be reached.`)
  },
  { parallel: true },
)
