import { beforeEach, describe, expect, it } from 'vitest'
import * as people from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { switches } from '#testing/switches.ts'
import { follows, forgetTraits, into, suggestionsFor } from '#testing/tastes.ts'
import { handler as dismisses } from './dismiss-suggestion.ts'
import { dismissedKey } from './dismissed.items.ts'
import { handler as restores } from './restore-suggestion.ts'
import { handler as suggests } from './suggested-users.ts'

const dismiss = ({ token }: TestMember, id: string) =>
  call(dismisses, people.dismissSuggestion, { token, params: { id } })

const reasonsFor = async (viewer: TestMember) =>
  new Map((await suggestionsFor(viewer)).map(({ id, reasonText }) => [id, reasonText]))

beforeEach(forgetTraits)

describe('suggested users', () => {
  it('names the shared trait, the strongest reason first', async () => {
    const viewer = await into({
      location: 'Köln',
      favoriteGenres: ['Doom Metal'],
      selectedRoles: ['band'],
    })
    const [friend, doomster, neighbour, band, newcomer] = [
      await into({}),
      await into({ favoriteGenres: ['Doom Metal'] }),
      await into({ location: 'koeln, Ehrenfeld' }),
      await into({ selectedRoles: ['band'] }),
      await aMember(),
    ]
    await follows(viewer, friend.id)
    await follows(friend, newcomer.id)
    const suggested = await suggestionsFor(viewer)
    expect(suggested.map(({ id, reasonText }) => [id, reasonText])).toEqual([
      [newcomer.id, 'Leute, denen du folgst, folgen auch hier'],
      [neighbour.id, 'Auch aus koeln'],
      [doomster.id, 'Hört auch Doom Metal'],
      [band.id, 'Auch dabei als Band'],
    ])
    expect(Object.keys(suggested[0] ?? {}).toSorted()).toEqual([
      'avatar',
      'displayName',
      'id',
      'isVerified',
      'reason',
      'reasonText',
      'username',
    ])
  })

  it('lists newcomers for a member without profile data', async () => {
    const [first, second] = [await into({}), await into({})]
    const viewer = await into({})
    expect([...(await reasonsFor(viewer))]).toEqual([
      [second.id, 'Neu in der Meute'],
      [first.id, 'Neu in der Meute'],
    ])
  })

  it('ignores profile data when personalization is off', async () => {
    const viewer = await into({
      location: 'Köln',
      favoriteGenres: ['Doom Metal'],
      selectedRoles: ['band'],
    })
    const taste = { location: 'Köln', favoriteGenres: ['Doom Metal'] } as const
    const [kindred, friend, theirs] = [await into(taste), await aMember(), await into(taste)]
    await follows(viewer, friend.id)
    await follows(friend, theirs.id)
    expect((await reasonsFor(viewer)).get(kindred.id)).toBe('Auch aus Köln')
    await switches(viewer, { personalized: false })
    expect([...(await reasonsFor(viewer))]).toEqual([
      [theirs.id, 'Leute, denen du folgst, folgen auch hier'],
      [kindred.id, 'Neu in der Meute'],
    ])
    await switches(viewer, { community: false, content: false })
    expect((await reasonsFor(viewer)).get(kindred.id)).toBe('Auch aus Köln')
  })

  it('omits the viewer and followed, blocked, dismissed, hidden and deleted members', async () => {
    const viewer = await into({ location: 'Köln' })
    const taste = { location: 'Köln' }
    const [friend, pest, judge, boring, shy, gone, welcome] = [
      await into(taste),
      await into(taste),
      await into(taste),
      await into(taste),
      await into(taste),
      await into(taste),
      await into(taste),
    ]
    await follows(viewer, friend.id)
    await block(viewer, pest)
    await block(judge, viewer)
    expect((await dismiss(viewer, boring.id)).json).toEqual({ isDismissed: true })
    await putAll([{ ...(await stored(memberKey(shy.id))), hiddenInSearch: true }])
    await remove(memberKey(gone.id))
    expect([...(await reasonsFor(viewer)).keys()]).toEqual([welcome.id])
    const { token } = viewer
    await call(restores, people.restoreSuggestion, { token, params: { id: boring.id } })
    expect([...(await reasonsFor(viewer)).keys()]).toContain(boring.id)
  })

  it('names no reason that no longer holds', async () => {
    const viewer = await into({ location: 'Köln', favoriteGenres: ['Doom Metal'] })
    const mover = await into({ location: 'Köln', favoriteGenres: ['Doom Metal'] })
    const item = await stored(memberKey(mover.id))
    await putAll([{ ...item, location: 'Bremen' }])
    expect((await reasonsFor(viewer)).get(mover.id)).toBe('Hört auch Doom Metal')
  })

  it('keeps a full list when a member of it is dismissed again', async () => {
    const viewer = await aMember()
    const many = Array.from({ length: LIMITS.dismissedSuggestions }, () => newId())
    await putAll([{ ...dismissedKey(viewer.id), memberIds: new Set(many) }])
    expect((await dismiss(viewer, many[7] ?? '')).status).toBe(200)
    expect((await stored(dismissedKey(viewer.id)))?.['memberIds']).toEqual(new Set(many))
  })

  it('restarts the list of dismissed members when it is full', async () => {
    const viewer = await into({})
    const many = Array.from({ length: LIMITS.dismissedSuggestions }, () => newId())
    await putAll([{ ...dismissedKey(viewer.id), memberIds: new Set(many) }])
    const last = await into({})
    expect((await dismiss(viewer, last.id)).status).toBe(200)
    expect((await stored(dismissedKey(viewer.id)))?.['memberIds']).toEqual(new Set([last.id]))
  })

  it('refuses unknown tokens and malformed ids', async () => {
    expect((await call(suggests, people.suggestedUsers, { token: newToken() })).status).toBe(401)
    expect((await dismiss(await aMember(), 'nonsense')).status).toBe(400)
  })

  it('restores nothing when nothing was dismissed', async () => {
    const { id, token } = await aMember()
    const answer = await call(restores, people.restoreSuggestion, {
      token,
      params: { id: newId() },
    })
    expect(answer.json).toEqual({ isDismissed: false })
    expect(await stored(dismissedKey(id))).toBeNull()
  })
})
