import { describe, expect, test } from 'vitest'
import type { User } from '#shared/api/members.ts'
import { getUser } from '#shared/api/users.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken } from '#testing/members.ts'
import { describeMember, earnBadge, fillProfile } from '#testing/profiles.ts'
import { unitsOf } from '#testing/units.ts'
import { handler } from './get-user.ts'

const visit = async (token: string | undefined, id: string) => {
  const answer = await call(handler, getUser, { token, params: { id } })
  return { ...answer, user: answer.json as User }
}

const NOBODY = { code: 'not_found', message: 'Benutzer konnte nicht gefunden werden' }

describe('the profile of another member', () => {
  test('refuses calls without a valid token', async () => {
    const { id } = await aMember()
    expect((await visit(undefined, id)).status).toBe(401)
    expect((await visit(newToken(), id)).status).toBe(401)
  })

  test('is found by id, and by username in any case', async () => {
    const viewer = await aMember()
    const username = `Max.Power-${newId().slice(-8)}`
    const visited = await aMember({ username, displayName: 'Max' })
    await fillProfile(visited)
    const { user } = await visit(viewer.token, visited.id)
    expect(user).toMatchObject({
      id: visited.id,
      username,
      displayName: 'Max',
      avatar: null,
      location: 'Wacken',
      selectedRoles: ['fan', 'band', 'tech', 'organizer'],
      followersCount: 1200,
      followingCount: 34,
    })
    expect((await visit(viewer.token, username)).user).toEqual(user)
    expect((await visit(viewer.token, username.toUpperCase())).user).toEqual(user)
  })

  test('shows no private fields', async () => {
    const [viewer, visited] = [await aMember(), await aMember({ role: 'admin' })]
    await describeMember(visited, { hiddenOnWall: true, hiddenInSearch: true })
    await earnBadge(visited, 'first_roar')
    await earnBadge(visited, 'concert_guru', { isVisible: false })
    const { user } = await visit(viewer.token, visited.id)
    expect(user.badges.map(({ badgeType }) => badgeType)).toEqual(['first_roar'])
    expect(Object.keys(user).toSorted()).toEqual(
      [
        'avatar',
        'badges',
        'bio',
        'createdAt',
        'displayName',
        'favoriteGenres',
        'followersCount',
        'followingCount',
        'id',
        'isVerified',
        'location',
        'onboardingCompleted',
        'selectedRoles',
        'username',
      ].toSorted(),
    )
  })

  test('returns 404 for an unknown id or name', async () => {
    const { token } = await aMember()
    for (const id of [newId(), `niemand_${newId().slice(-8)}`, 'profile', '..']) {
      const answer = await visit(token, id)
      expect(answer.status).toBe(404)
      expect(answer.json).toMatchObject(NOBODY)
    }
  })

  test('returns 404 for a member who blocked the viewer', async () => {
    const [viewer, enemy] = [await aMember(), await aMember()]
    await block(enemy, viewer)
    for (const ref of [enemy.id, enemy.username]) {
      const answer = await visit(viewer.token, ref)
      expect(answer.status).toBe(404)
      expect(answer.json).toMatchObject(NOBODY)
    }
  })

  test('is returned when the viewer blocked the member, so that the block can be removed', async () => {
    const [viewer, enemy] = [await aMember(), await aMember()]
    await block(viewer, enemy)
    expect((await visit(viewer.token, enemy.id)).status).toBe(200)
  })

  test('costs at most four read units with every field filled', async () => {
    const [viewer, visited] = [await aMember(), await aMember()]
    await fillProfile(visited)
    await visit(viewer.token, visited.id)
    const byId = await unitsOf(() => visit(viewer.token, visited.id))
    const byName = await unitsOf(() => visit(viewer.token, visited.username))
    expect(byId.read).toBeLessThanOrEqual(3)
    expect(byName.read).toBeLessThanOrEqual(3.5)
    expect(byName.calls).toBeLessThanOrEqual(4)
  })
})
