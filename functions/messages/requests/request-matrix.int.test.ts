import { describe, expect, it } from 'vitest'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { getThread, type Relation, type ThreadPage } from '#shared/api/threads.ts'
import { call, type Called } from '#testing/call.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import {
  acceptFrom,
  aMessage,
  anOpenPair,
  aRequest,
  declineFrom,
  follows,
  like,
  send,
  setWhoMayWrite,
  storedPair,
} from '#testing/messages.ts'
import { handlerOf } from '#testing/handlers.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { pairKey } from '../items/pair.items.ts'

/** What the two members have to do with each other before the viewer calls. */
const RELATIONS = {
  'a stranger': () => Promise.resolve(),
  'a member who follows the viewer': ({ viewer, other }: Two) => follows(other, viewer),
  'a member whom the viewer follows': ({ viewer, other }: Two) => follows(viewer, other),
  'a member whom the viewer asked': async ({ viewer, other }: Two) => {
    await aRequest(viewer, other)
  },
  'a member whom the viewer asked three times': async ({ viewer, other }: Two) => {
    await putAll([storedPair(viewer, other, { requestMessages: 3 })])
  },
  'a member who declined the viewer': async ({ viewer, other }: Two) => {
    await putAll([
      storedPair(viewer, other, { requestMessages: 1, declinedAt: '2026-01-01T00:00:00.000Z' }),
    ])
  },
  'a member who asked the viewer': async ({ viewer, other }: Two) => {
    await aRequest(other, viewer)
  },
  'an open conversation': ({ viewer, other }: Two) => anOpenPair(viewer, other),
} as const

interface Two {
  readonly viewer: TestMember
  readonly other: TestMember
}

type RelationName = keyof typeof RELATIONS
type Setting = 'everyone' | NonNullable<MemberItem['whoMayWrite']>

/** `open` and `asked`: the state of the pair after the message was accepted; otherwise status and code. */
const SENDING: Readonly<Record<RelationName, Readonly<Record<Setting, string>>>> = {
  'a stranger': {
    everyone: 'asked',
    followed: '403 forbidden',
    nobody: '403 forbidden',
  },
  'a member who follows the viewer': {
    everyone: 'open',
    followed: 'open',
    nobody: '403 forbidden',
  },
  'a member whom the viewer follows': {
    everyone: 'asked',
    followed: '403 forbidden',
    nobody: '403 forbidden',
  },
  'a member whom the viewer asked': {
    everyone: 'asked',
    followed: '403 forbidden',
    nobody: '403 forbidden',
  },
  'a member whom the viewer asked three times': {
    everyone: '403 forbidden',
    followed: '403 forbidden',
    nobody: '403 forbidden',
  },
  'a member who declined the viewer': {
    everyone: 'asked',
    followed: '403 forbidden',
    nobody: '403 forbidden',
  },
  'a member who asked the viewer': { everyone: 'open', followed: 'open', nobody: 'open' },
  'an open conversation': { everyone: 'open', followed: 'open', nobody: 'open' },
}

const REFUSED = '404 not_found'

/** What the viewer gets for accepting, declining, and horns for a message of the other. */
const OTHER_SURFACES: Readonly<
  Record<RelationName, Readonly<Record<'accept' | 'decline' | 'like', string>>>
> = {
  'a stranger': { accept: REFUSED, decline: REFUSED, like: '403 forbidden' },
  'a member who follows the viewer': { accept: REFUSED, decline: REFUSED, like: '403 forbidden' },
  'a member whom the viewer follows': { accept: REFUSED, decline: REFUSED, like: '403 forbidden' },
  'a member whom the viewer asked': { accept: REFUSED, decline: REFUSED, like: '403 forbidden' },
  'a member whom the viewer asked three times': {
    accept: REFUSED,
    decline: REFUSED,
    like: '403 forbidden',
  },
  'a member who declined the viewer': { accept: REFUSED, decline: REFUSED, like: '403 forbidden' },
  'a member who asked the viewer': { accept: 'open', decline: 'asking', like: '403 forbidden' },
  'an open conversation': { accept: REFUSED, decline: REFUSED, like: 'open' },
}

/** What the thread says to the viewer, and whether a photo of the other is sealed. */
const THREAD: Readonly<Record<RelationName, readonly [Relation, left: number | null, boolean]>> = {
  'a stranger': ['none', 3, true],
  'a member who follows the viewer': ['none', null, true],
  'a member whom the viewer follows': ['none', 3, true],
  'a member whom the viewer asked': ['asked', 2, false],
  'a member whom the viewer asked three times': ['asked', 0, false],
  'a member who declined the viewer': ['asked', 2, false],
  'a member who asked the viewer': ['asking', null, true],
  'an open conversation': ['open', null, false],
}

const PHOTO = { type: 'image', key: 'messages/x', contentType: 'image/jpeg' } as const

const SURFACES = {
  accept: ({ viewer, other }: Two) => acceptFrom(viewer, other),
  decline: ({ viewer, other }: Two) => declineFrom(viewer, other),
  like: async ({ viewer, other }: Two) => like(viewer, await aMessage(other, viewer)),
  send: ({ viewer, other }: Two) => send(viewer, other, 'Laut.'),
} as const

const outcomeOf = async ({ status, json }: Called, { viewer, other }: Two): Promise<string> => {
  if (status >= 300) return `${status} ${(json as { code: string }).code}`
  const pair = await stored(pairKey(pairIdOf(viewer.id, other.id)))
  if (pair?.acceptedAt !== undefined) return 'open'
  return pair?.requestedBy === viewer.id ? 'asked' : 'asking'
}

const aScene = async (relation: RelationName): Promise<Two> => {
  const two = { viewer: await aMember(), other: await aMember() }
  await RELATIONS[relation](two)
  return two
}

const getThreadHandler = await handlerOf('getThread')

const relations = Object.keys(RELATIONS) as RelationName[]

describe.each(relations)('towards %s', (relation) => {
  it.each(Object.entries(SENDING[relation]) as [Setting, string][])(
    'a message to one who takes those of %s: %s',
    async (setting, expected) => {
      const two = await aScene(relation)
      if (setting !== 'everyone') await setWhoMayWrite(two.other, setting)
      expect(await outcomeOf(await SURFACES.send(two), two)).toBe(expected)
    },
  )

  it.each(['accept', 'decline', 'like'] as const)('%s', async (surface) => {
    const two = await aScene(relation)
    const expected = OTHER_SURFACES[relation][surface]
    expect(await outcomeOf(await SURFACES[surface](two), two)).toBe(expected)
  })

  it('the thread says how it is, and whether a photo is sealed', async () => {
    const two = await aScene(relation)
    const [expected, left, isSealed] = THREAD[relation]
    if (expected !== 'none') await aMessage(two.other, two.viewer, { media: PHOTO })
    const answer = await call(getThreadHandler, getThread, {
      token: two.viewer.token,
      params: { id: two.other.id },
    })
    const page: ThreadPage = answer.json
    expect([page.relation, page.requestMessagesLeft]).toEqual([expected, left])
    const photo = page.messages.find(({ mediaType }) => mediaType === 'image')
    if (expected !== 'none') expect(photo?.isSealed).toBe(isSealed)
    expect(answer.text).not.toContain(PHOTO.key)
  })

  it('the setting of the viewer itself does not matter', async () => {
    const two = await aScene(relation)
    await setWhoMayWrite(two.viewer, 'nobody')
    expect(await outcomeOf(await SURFACES.send(two), two)).toBe(SENDING[relation].everyone)
  })

  it.each(['send', 'accept', 'like'] as const)('%s is refused by a block', async (surface) => {
    const [blocker, blocked] = [await aScene(relation), await aScene(relation)]
    await block(blocker.viewer, blocker.other)
    expect(await outcomeOf(await SURFACES[surface](blocker), blocker)).toBe('403 blocked')
    await block(blocked.other, blocked.viewer)
    expect(await outcomeOf(await SURFACES[surface](blocked), blocked)).toBe('404 not_found')
  })
})

describe('a message sent while the recipient blocks the sender', () => {
  it('arrives or is refused, and none arrives afterwards', async () => {
    const two = await aScene('an open conversation')
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => SURFACES.send(two)),
      block(two.other, two.viewer),
    ])
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []))
    expect(statuses.every((status) => status === 201 || status === 404)).toBe(true)
    expect((await SURFACES.send(two)).status).toBe(404)
  })
})
