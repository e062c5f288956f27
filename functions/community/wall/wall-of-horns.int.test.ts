import { beforeEach, describe, expect, it } from 'vitest'
import { wallOfHorns, type WallMember } from '#shared/api/wall.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { aWallItem } from '#testing/wall-members.ts'
import { handler } from './wall-of-horns.ts'
import { wallPartition, WALL_MS, type WallItem } from './wall.items.ts'

const MINUTE = 60_000
const CROWD = 300

const wall = async ({ token }: Pick<TestMember, 'token'>) =>
  (await call(handler, wallOfHorns, { token })).json as WallMember[]

const ago = (minutes: number): WallItem => aWallItem(Date.now() - minutes * MINUTE)

const idsOf = (items: readonly WallItem[]) => items.map(({ member }) => member.memberId)

beforeEach(async () => {
  for (const item of await storedUnder(wallPartition.PK)) await remove(item)
})

describe('the Wall of Horns', () => {
  it('lists the newest members first, with their first shout', async () => {
    const viewer = await aMember()
    expect(await wall(viewer)).toEqual([])
    const items = [ago(1), ago(30), ago(60)]
    await putAll(items.toReversed())
    const shown = await wall(viewer)
    expect(shown.map(({ id }) => id)).toEqual(idsOf(items))
    expect(shown[0]).toEqual({
      id: items[0]?.member.memberId,
      displayName: 'Krawallschwester Käthe',
      username: items[0]?.member.username,
      avatar: items[0]?.member.avatar,
      createdAt: items[0]?.member.createdAt,
      selectedRoles: ['fan', 'band', 'organizer'],
      bandGenre: 'Melodic Death Metal',
      favoriteGig: 'Amon Amarth im strömenden Regen, 2014',
      contribution: 'Zwei kaputte Ohren, einen Bollerwagen und viel Geduld mit Soundchecks.',
    })
  })

  it('drops members after 24 hours, before the TTL removes them', async () => {
    const day = WALL_MS / MINUTE
    const [last, gone] = [ago(day - 1), ago(day + 1)]
    await putAll([last, gone])
    expect((await wall(await aMember())).map(({ id }) => id)).toEqual(idsOf([last]))
    expect(last.expiresAt * 1000).toBeGreaterThan(Date.now())
    expect(gone.expiresAt * 1000).toBeLessThan(Date.now())
  })

  it('omits blocked members in both directions', async () => {
    const [viewer, blocked, blocking] = [await aMember(), await aMember(), await aMember()]
    await block(viewer, blocked)
    await block(blocking, viewer)
    await putAll([blocked, blocking, viewer].map(({ id }) => aWallItem(Date.now(), id)))
    expect((await wall(viewer)).map(({ id }) => id)).toEqual([viewer.id])
    expect(await wall(await aMember())).toHaveLength(3)
  })

  it('answers 304 until a member joins', async () => {
    const { token } = await aMember()
    await putAll([ago(1)])
    const first = await call(handler, wallOfHorns, { token })
    const headers = { 'if-none-match': first.headers['etag'] ?? '' }
    expect((await call(handler, wallOfHorns, { token, headers })).status).toBe(304)
    await putAll([ago(0)])
    expect((await call(handler, wallOfHorns, { token, headers })).status).toBe(200)
  })

  it.runIf(unitsAreExact)(
    'costs the same however many came, and no more than 5 units',
    async () => {
      const viewer = await aMember()
      await putAll(Array.from({ length: 24 }, (_, at) => ago(at)))
      const few = { ...(await unitsOf(() => wall(viewer))) }
      await putAll(Array.from({ length: CROWD }, (_, at) => ago(60 + at / 10)))
      const many = await unitsOf(() => wall(viewer))
      expect(few.read).toBeLessThanOrEqual(5)
      expect(many).toEqual(few)
      expect(await wall(viewer)).toHaveLength(24)
    },
  )

  it('refuses calls without a valid token', async () => {
    expect((await call(handler, wallOfHorns, {})).status).toBe(401)
    expect((await call(handler, wallOfHorns, { token: newToken() })).status).toBe(401)
  })
})
