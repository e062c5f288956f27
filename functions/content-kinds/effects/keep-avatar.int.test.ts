// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import type { DynamoDBRecord } from 'aws-lambda'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { removeAvatar, setAvatar } from '#shared/api/profile.ts'
import { keptProfileKey } from '#platform/content/kept.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { handler as remove } from '../../profile/avatar/remove-avatar.ts'
import { handler as set } from '../../profile/avatar/set-avatar.ts'
import { avatarKey } from '../../uploads/index.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { dieAfter } from '#testing/dying-worker.ts'
import { picture } from '#testing/image-builder.ts'
import { objectBytes, objectsBelow, uploadedBy } from '#testing/media.ts'
import { restoreContent, takeMeasure } from '#testing/measures.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { remove as removeItem, stored } from '#testing/stored.ts'
import { handler } from './keep-media.ts'

const deliver = deliverTo('keep-media', handler)

afterEach(() => {
  vi.useRealTimers()
})

const PICTURES = { first: await picture('png'), second: await picture('webp') }

const show = async (member: TestMember, name: keyof typeof PICTURES = 'first') => {
  const mime = name === 'first' ? 'image/png' : 'image/webp'
  const mediaUrl = await uploadedBy(member, mime, PICTURES[name])
  const { status } = await call(set, setAvatar, { token: member.token, body: { mediaUrl } })
  expect(status).toBe(200)
}

interface Hidden {
  readonly statementId: string
  readonly record: DynamoDBRecord
}

const takeAway = async ({ token }: TestMember) => {
  expect((await call(remove, removeAvatar, { token })).status).toBe(200)
}

const hide = async ({ id }: TestMember): Promise<Hidden> => {
  const statementId = await takeMeasure('profile', id, 'hide')
  const kept = await stored(keptProfileKey(id, statementId))
  if (!kept) throw new Error('Nothing is kept')
  return { statementId, record: changeRecord(null, kept) }
}

const endOf = async (
  { id }: TestMember,
  { statementId }: Hidden,
  work = () => restoreContent('profile', id, statementId),
): Promise<DynamoDBRecord> => {
  const record = await changeBy(keptProfileKey(id, statementId), work)
  if (!record) throw new Error('Nothing ended')
  return record
}

const expire = (member: TestMember, hidden: Hidden) =>
  endOf(member, hidden, () => removeItem(keptProfileKey(member.id, hidden.statementId)))

/** Which of the pictures is served and which are kept. */
const placesOf = async ({ id }: TestMember) => {
  const nameOf = async (key: string) => {
    const bytes = await objectBytes(key)
    return bytes.equals(PICTURES.first) ? 'first' : 'second'
  }
  const kept = await objectsBelow(`kept/avatars/${id}/`)
  const served = await objectsBelow(avatarKey(id))
  return {
    served: await Promise.all(served.map(nameOf)),
    kept: await Promise.all(kept.map(nameOf)),
  }
}

const aMemberWithPicture = async (): Promise<TestMember> => {
  const member = await aMember()
  await show(member)
  return member
}

describe('the picture of a hidden profile', () => {
  it('is out of reach, and back when the profile is restored', async () => {
    const member = await aMemberWithPicture()
    const hidden = await hide(member)
    await deliver(hidden.record, hidden.record)
    expect(await placesOf(member)).toEqual({ served: [], kept: ['first'] })
    const back = await endOf(member, hidden)
    await deliver(back, back, hidden.record)
    expect(await placesOf(member)).toEqual({ served: ['first'], kept: [] })
    expect((await stored(memberKey(member.id)))?.avatar).toContain('?v=2')
  })

  it('is deleted when no appeal can restore it any more', async () => {
    for (const isLate of [false, true]) {
      const member = await aMemberWithPicture()
      const hidden = await hide(member)
      if (!isLate) await deliver(hidden.record)
      await deliver(await expire(member, hidden), hidden.record)
      expect(await placesOf(member)).toEqual({ served: [], kept: [] })
    }
  })

  it('does not replace the one that the member has set meanwhile', async () => {
    const member = await aMemberWithPicture()
    const hidden = await hide(member)
    await deliver(hidden.record)
    await show(member, 'second')
    await deliver(hidden.record)
    expect(await placesOf(member)).toEqual({ served: ['second'], kept: ['first'] })
    await deliver(await endOf(member, hidden))
    expect(await placesOf(member)).toEqual({ served: ['second'], kept: [] })
  })

  it('is not lost when the member acts before the event arrives', async () => {
    for (const act of ['removes', 'replaces'] as const) {
      const member = await aMemberWithPicture()
      const hidden = await hide(member)
      await (act === 'removes' ? takeAway(member) : show(member, 'second'))
      const served = act === 'removes' ? [] : ['second']
      expect(await placesOf(member)).toEqual({ served, kept: ['first'] })
      await deliver(hidden.record)
      expect(await placesOf(member)).toEqual({ served, kept: ['first'] })
      if (act === 'replaces') await takeAway(member)
      await deliver(await endOf(member, hidden))
      expect(await placesOf(member)).toEqual({ served: ['first'], kept: [] })
    }
  })

  it('returns although the member removed a later one', async () => {
    const member = await aMemberWithPicture()
    const hidden = await hide(member)
    await deliver(hidden.record)
    await show(member, 'second')
    await takeAway(member)
    await deliver(await endOf(member, hidden))
    expect(await placesOf(member)).toEqual({ served: ['first'], kept: [] })
  })
})

describe('the pictures of a profile that is hidden twice', () => {
  it('are both kept, and each decision restores its own', async () => {
    const member = await aMemberWithPicture()
    const first = await hide(member)
    await deliver(first.record)
    await show(member, 'second')
    const second = await hide(member)
    await deliver(first.record, second.record, first.record)
    expect(await placesOf(member)).toEqual({ served: [], kept: ['first', 'second'] })
    await deliver(await endOf(member, first))
    expect(await placesOf(member)).toEqual({ served: ['first'], kept: ['second'] })
    await deliver(await endOf(member, second))
    expect(await placesOf(member)).toEqual({ served: ['first'], kept: [] })
  })

  it('survive when the events of restoration and second decision change places', async () => {
    const member = await aMemberWithPicture()
    const first = await hide(member)
    await deliver(first.record)
    const back = await endOf(member, first)
    const second = await hide(member)
    await deliver(second.record, back, first.record)
    expect(await placesOf(member)).toEqual({ served: [], kept: ['first'] })
    await deliver(await endOf(member, second))
    expect(await placesOf(member)).toEqual({ served: ['first'], kept: [] })
  })
})

/** After this the lease of a dead worker is free. */
const LEASE_MS = 46_000
/** The effect may run for half a minute. */
const STILL_RUNNING_MS = 29_000

describe('a worker that is slow', () => {
  it(
    'keeps its turn, and the member learns that the picture cannot be changed now',
    { tags: ['measure'] },
    async () => {
      const member = await aMemberWithPicture()
      const hidden = await hide(member)
      expect(await dieAfter(2, () => deliver(hidden.record))).toBe(true)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + STILL_RUNNING_MS })
      const started = performance.now()
      const { status, text } = await call(remove, removeAvatar, { token: member.token })
      expect(performance.now() - started).toBeLessThan(8_000)
      expect([status, text]).toEqual([409, expect.stringContaining('Dein Bild ist gerade')])
      vi.useRealTimers()
      expect(await placesOf(member)).toEqual({ served: ['first'], kept: [] })
    },
  )
})

describe('a worker that dies after any call', () => {
  it.each(['hide', 'restore'] as const)('does not lose the picture: %s', async (act) => {
    for (let calls = 1, died = true; died; calls++) {
      const member = await aMemberWithPicture()
      const hidden = await hide(member)
      if (act === 'restore') await deliver(hidden.record)
      const event = act === 'hide' ? hidden.record : await endOf(member, hidden)
      died = await dieAfter(calls, () => deliver(event))
      const { served, kept } = await placesOf(member)
      expect(new Set([...served, ...kept])).toEqual(new Set(['first']))
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE_MS })
      await deliver(event)
      vi.useRealTimers()
      const end = act === 'hide' ? { served: [], kept: ['first'] } : { served: ['first'], kept: [] }
      expect(await placesOf(member)).toEqual(end)
    }
  })
})
