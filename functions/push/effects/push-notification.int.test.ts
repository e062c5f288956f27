import { workQueues, emptyQueues, takeBodies, workOff } from '#testing/work-queues.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { read } from '#testing/notifications.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { aReceiver, pushesTo, queuedTexts, setClock, wish } from '#testing/push-receivers.ts'
import { runSchedule } from '#testing/schedules.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { postLikeItem } from '../../community/items/index.ts'
import { handler as notifyComments } from '../../notifications/effects/notify-comments.ts'
import { handler as notifyLikes } from '../../notifications/effects/notify-likes.ts'
import { handler as withdraw } from '../../notifications/effects/withdraw-blocked.ts'
import type { LikerItem } from '../../notifications/index.ts'
import { handler as pushDue } from '../due/push-due.ts'
import { handler as startDue } from '../due/start-due-pushes.ts'
import type { NotifiedItem } from '../notes/activity-note.ts'
import { mute } from '../posts/muted-post.items.ts'
import { write } from '#platform/table/index.ts'
import { handler } from './push-notification.ts'

const deliver = deliverTo('push-notification', handler)

const NOON = '2026-11-23T11:00:00.000Z'
const NIGHT = '2026-11-23T22:00:00.000Z'
const MORNING = '2026-11-24T07:00:00.000Z'

let author: TestMember
let fan: TestMember
let postId: string

const eventsOf = async (prefix: string) =>
  (await storedUnder<NotifiedItem | LikerItem>(`NOTIFY#${author.id}`))
    .filter(({ SK }) => SK.startsWith(prefix))
    .map((item) => changeRecord(null, item))

/** Notifies of a comment and delivers the events of all notifications so far. */
const comment = async (content = 'Was für ein Riff!', by = fan): Promise<void> => {
  const { text, counters } = storedComment({ id: postId, author }, by, { content })
  await putAll([text, counters])
  await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
  await deliver(...(await eventsOf('ACTIVITY#')))
}

const like = async (): Promise<void> => {
  const { id: memberId } = await aMember({ displayName: 'Nietenkaiser' })
  const item = postLikeItem({ memberId, targetId: postId, likeId: newId(), authorId: author.id })
  await putAll([item])
  await deliverTo('notify-likes', notifyLikes)(changeRecord(null, item))
  await deliver(...(await eventsOf('LIKED#')))
}

const runDue = async (): Promise<void> => {
  await runSchedule('start-due-pushes', startDue)
  await workOff('push-due', pushDue)
}

beforeEach(async () => {
  setClock(NOON)
  await emptyQueues()
  author = await aReceiver()
  fan = await aMember({ displayName: 'Walküre' })
  postId = await aPost(author)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a comment', () => {
  it('is pushed after five seconds and once, however often its event arrives', async () => {
    await comment()
    await deliver(...(await eventsOf('ACTIVITY#')))
    const [note, ...others] = await pushesTo(author)
    expect(others).toEqual([])
    expect(note).toMatchObject({
      kind: 'comment',
      state: 'queued',
      title: `${fan.username} hat kommentiert`,
      body: 'Was für ein Riff!',
      path: `/?kommentare=1#post-${postId}`,
      tag: `post-${postId}`,
      actions: ['reply'],
      postId,
    })
    const sent = () => takeBodies(workQueues['send-push'].url)
    expect(await sent()).toEqual([])
    const message = { memberId: author.id, noteId: note?.SK.slice('NOTE#'.length) }
    await eventually(async () => {
      expect(await sent()).toContainEqual(message)
    })
  })

  it.each([
    ['push is off', { enabled: false }],
    ['the member has no device', { hasDevices: false }],
    ['the switch of the category is off', { community: false }],
  ])('is not pushed when %s', async (_, settings) => {
    await comment('Vorher')
    const before = await pushesTo(author)
    await wish(author.id, settings)
    await comment()
    expect(await pushesTo(author)).toHaveLength(before.length)
  })

  it('is not pushed when the receiver muted the post', async () => {
    await write(mute(author.id, postId))
    await comment()
    expect(await pushesTo(author)).toEqual([])
  })
})

describe('in quiet hours', () => {
  beforeEach(() => {
    setClock(NIGHT)
  })

  it('a single push waits for their end and comes as it is', async () => {
    await comment()
    await runDue()
    expect(await queuedTexts(author)).toEqual([])
    setClock(MORNING)
    await runDue()
    expect(await queuedTexts(author)).toEqual([
      `${fan.username} hat kommentiert: Was für ein Riff!`,
    ])
  })

  it('several become one summary, once, without what was read meanwhile', async () => {
    await comment()
    await read(author, { type: 'comment', postId })
    await read(author, { type: 'comment' })
    await comment('Eins')
    await comment('Zwei')
    await like()
    await like()
    setClock(MORNING)
    await runDue()
    await runDue()
    expect(await queuedTexts(author)).toEqual([
      'Während du Ruhe hattest: 2 Kommentare und Horns für 1 Beitrag',
    ])
    expect(
      (await storedUnder(`PUSH#${author.id}`)).filter(({ SK }) => SK.startsWith('WAIT')),
    ).toEqual([])
  })

  it('nothing is pushed afterwards when everything was read', async () => {
    await comment()
    await read(author, { type: 'comment' })
    setClock(MORNING)
    await runDue()
    expect(await queuedTexts(author)).toEqual([])
  })

  it('a post that was muted meanwhile is left out', async () => {
    await comment()
    await like()
    await write(mute(author.id, postId))
    postId = await aPost(author)
    await comment('Woanders.')
    setClock(MORNING)
    await runDue()
    expect(await queuedTexts(author)).toEqual([`${fan.username} hat kommentiert: Woanders.`])
  })

  it('nothing comes from a member whom a block separates meanwhile', async () => {
    await comment()
    await block(author, fan)
    const blocks = { entity: 'Blocks', ...(await stored(blocksKey(author.id))) }
    const change = changeRecord(null, { ...blocks, ...blocksKey(author.id) })
    await deliverTo('withdraw-blocked', withdraw)(change)
    setClock(MORNING)
    await runDue()
    expect(await queuedTexts(author)).toEqual([])
  })

  it('a run that was missed is made up for', async () => {
    await comment()
    setClock('2026-11-24T11:20:00.000Z')
    await runDue()
    expect(await queuedTexts(author)).toHaveLength(1)
  })

  it('waits longer when the member pauses meanwhile, and loses nothing', async () => {
    await comment()
    await wish(author.id, { pausedUntil: '2026-11-24T10:00:00.000Z' })
    setClock(MORNING)
    await runDue()
    expect(await queuedTexts(author)).toEqual([])
    setClock('2026-11-24T10:00:00.000Z')
    await runDue()
    expect(await queuedTexts(author)).toHaveLength(1)
  })
})

describe('horns', () => {
  it('are pushed at once for the first, then together after an hour', async () => {
    await like()
    expect(await queuedTexts(author)).toEqual([expect.stringContaining('Horns von Nietenkaiser: ')])
    await like()
    await like()
    expect(await queuedTexts(author)).toHaveLength(1)
    setClock('2026-11-23T12:00:00.000Z')
    await runDue()
    expect(await queuedTexts(author)).toContainEqual(
      expect.stringContaining('Horns von Nietenkaiser und 2 anderen'),
    )
    expect(await queuedTexts(author)).toHaveLength(2)
  })

  it('of a post that wait for two runs are pushed once', async () => {
    await like()
    await like()
    await wish(author.id, { pausedUntil: '2026-11-23T12:30:00.000Z' })
    await like()
    for (const time of ['12:00', '12:30', '13:30']) {
      setClock(`2026-11-23T${time}:00.000Z`)
      await runDue()
    }
    const texts = await queuedTexts(author)
    expect(texts).toHaveLength(2)
    expect(texts).toContainEqual(expect.stringContaining('Horns von Nietenkaiser und 2 anderen'))
  })

  it('that were read before the hour ended are not pushed', async () => {
    await like()
    await like()
    await read(author, { type: 'like' })
    setClock('2026-11-23T12:00:00.000Z')
    await runDue()
    expect(await queuedTexts(author)).toHaveLength(1)
  })

  it('are not pushed again when an event repeats after the hour', async () => {
    await like()
    await like()
    setClock('2026-11-23T12:00:00.000Z')
    await runDue()
    setClock('2026-11-23T14:00:00.000Z')
    await deliver(...(await eventsOf('LIKED#')))
    await runDue()
    expect(await queuedTexts(author)).toHaveLength(2)
  })
})
