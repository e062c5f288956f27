import { emptyQueues } from '#testing/work-queues.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as people from '#shared/api/people.ts'
import { PUSH_PATHS } from '#shared/domain/push-places.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { settleNotices } from '#testing/concert-notices.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { putAll, storedPost } from '#testing/posts.ts'
import { aReceiver, pushesTo, setClock, wish } from '#testing/push-receivers.ts'
import { aStoredConcert } from '#testing/stored-concerts.ts'
import { storedUnder } from '#testing/stored.ts'
import { addAlert } from '../../concerts/alerts/alert.repository.ts'
import { concertIdOf } from '../../concerts/items/index.ts'
import { handler as notifyComments } from '../../notifications/effects/notify-comments.ts'
import { handler as notifyFollows } from '../../notifications/effects/notify-follows.ts'
import { handler as notifyMentions } from '../../notifications/effects/notify-mentions.ts'
import { handler as follows } from '../../people/follows/follow.ts'
import { followKey } from '../../people/relations/index.ts'
import type { NotifiedItem } from '../notes/activity-note.ts'
import { handler } from './push-notification.ts'

let receiver: TestMember
let other: TestMember

/** Delivers the events of all notifications of the receiver, twice. */
const pushAll = async () => {
  const items = await storedUnder<NotifiedItem>(`NOTIFY#${receiver.id}`)
  const events = items
    .filter(({ SK }) => SK.startsWith('ACTIVITY#'))
    .map((item) => changeRecord(null, item))
  const deliver = deliverTo('push-notification', handler)
  await deliver(...events)
  await deliver(...events)
  return pushesTo(receiver)
}

beforeEach(async () => {
  setClock('2026-11-23T11:00:00.000Z')
  await emptyQueues()
  receiver = await aReceiver()
  other = await aMember()
})

afterEach(() => {
  vi.useRealTimers()
})

it('pushes a new follower once', async () => {
  const { id } = receiver
  const record = await changeBy(followKey(other.id, id), () =>
    call(follows, people.follow, { token: other.token, params: { id } }),
  )
  if (record) await deliverTo('notify-follows', notifyFollows)(record)
  expect(await pushAll()).toMatchObject([
    { kind: 'follow', state: 'queued', path: `/users/${other.username}` },
  ])
})

it('pushes a mention in a post and in a comment, each once', async () => {
  const content = `Hör mal, @${receiver.username}!`
  const { id, items } = storedPost(other, { content })
  const { text, counters } = storedComment({ id, author: other }, other, { content })
  await putAll([...items, text, counters])
  const [post] = items
  if (post) await deliverTo('notify-mentions', notifyMentions)(changeRecord(null, post))
  await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
  const mention = { kind: 'mention', state: 'queued', body: content, actions: ['horns', 'reply'] }
  const pushes = await pushAll()
  expect(pushes).toMatchObject([mention, mention])
  expect(pushes.map(({ path }) => path).toSorted()).toEqual([
    PUSH_PATHS.post(id),
    PUSH_PATHS.comments(id),
  ])
})

it('pushes a concert of an alert once, and none when the switch is off', async () => {
  const bandName = `Grabeswind ${newId()}`
  await addAlert(receiver.id, { kind: 'band', bandName })
  const announce = async () => {
    const concert = await aStoredConcert({ bandName })
    await settleNotices(changeRecord(null, concert))
    return concertIdOf(concert)
  }
  const id = await announce()
  const pushed = await pushAll()
  expect(pushed).toMatchObject([
    { kind: 'concert', title: `Neues Konzert: ${bandName}`, path: `/concerts/${id}` },
  ])
  await wish(receiver.id, { personalized: false })
  await announce()
  expect(await pushAll()).toHaveLength(pushed.length)
})
