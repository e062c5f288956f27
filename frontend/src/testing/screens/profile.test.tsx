import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { BadgeType } from '#shared/domain/badges.ts'
import { follow, listFollowers, listFollowing, relationship, unfollow } from '#shared/api/people.ts'
import { listPosts } from '#shared/api/posts.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listStatements } from '#shared/api/statements.ts'
import { getUser, listUserPosts } from '#shared/api/users.ts'
import { passTime, until } from '../clock.ts'
import { gatewayError, pageOf, refuse } from '../fake-api.ts'
import { aMember, aPost, ME, ownPost, ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { aBadge, answerProfile, profileOf } from '../people.ts'
import {
  button,
  find,
  findText,
  inside,
  press,
  textOf,
  untilFocused,
  untilGone,
  untilUnsaid,
} from '../queries.ts'

const MARA = aMember(20, 'Mara')
const KUNO = aMember(21, 'Kuno')
const ULLA = aMember(22, 'Ulla')

const listed = (member: ReturnType<typeof aMember>, isFollowing = false) => ({
  ...member,
  isFollowing,
})

describe('the profile modal', () => {
  it('opens with the name and picture that were tapped, before the profile arrives', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(5, 'Laut.')])
    api.on(getUser, () => new Promise<never>(() => undefined))
    const { user } = await openApp('/')
    await user.click(await find('button', 'Krachkatze'))
    const dialog = await find('dialog', 'Krachkatze')
    expect(textOf(dialog)).toContain('@fan_2')
    expect(textOf(dialog)).toContain('geladen …')
  })

  it('says how many badges are not shown', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(5, 'Laut.')])
    const badges = BadgeType.options.map(aBadge)
    answerProfile(api, aMember(2, 'Krachkatze'), { badges })
    const { user } = await openApp('/')
    await user.click(await find('button', 'Krachkatze'))
    await findText('1 weiteres Badge im Profil')
  })

  it('opens the list of followers above it, and both close when a name is chosen', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(5, 'Laut.')])
    answerProfile(api, aMember(2, 'Krachkatze'), { followersCount: 1 })
    api.on(listFollowers, () => [listed(KUNO)])
    const { user } = await openApp('/')
    await user.click(await find('button', 'Krachkatze'))
    await user.click(await find('button', '1 Follower'))
    const dialog = await inside('dialog', 'Follower von Krachkatze')
    await user.click(await find('link', /Kuno/, dialog))
    await until(() => {
      expect(location.pathname).toBe(`/users/${KUNO.username}`)
    })
    expect(screen.queryAllByRole('dialog')).toEqual([])
  })
})

describe('the lists of followers and followed members', () => {
  it('open from the numbers, load page after page, and follow', async () => {
    const api = theApi()
    answerProfile(api, MARA, { followersCount: 3, followingCount: 1 })
    api.on(listFollowers, ({ params, query }) => {
      expect(params.id).toBe(MARA.id)
      return query.cursor === undefined
        ? pageOf([listed(ULLA, true), listed(KUNO)], KUNO.id)
        : pageOf([listed(aMember(1, 'Testfan'))], null)
    })
    const followed = api.on(follow, () => ({ isFollowing: true, isBlocked: false }))
    const unfollowed = api.on(unfollow, () => ({ isFollowing: false as const }))
    const { user } = await openApp(`/users/${MARA.username}`)
    await press(user, await find('button', '3 Follower'), '{Enter}')
    const dialog = await inside('dialog', 'Follower von Mara')
    await press(user, await find('button', 'Folgen: Kuno', dialog), '{Enter}')
    await find('button', 'Entfolgen: Kuno', dialog)
    await user.click(dialog.getByRole('button', { name: 'Entfolgen: Ulla' }))
    await find('button', 'Folgen: Ulla', dialog)
    expect([followed.length, unfollowed.length]).toEqual([1, 1])
    await user.click(dialog.getByRole('button', { name: 'Mehr anzeigen' }))
    await untilGone('button', 'Mehr anzeigen', dialog)
    expect(dialog.getAllByRole('listitem')).toHaveLength(3)
    expect(dialog.queryAllByRole('button', { name: /olgen: Testfan/ })).toEqual([])
    await user.keyboard('{Escape}')
    await untilFocused(() => button('3 Follower'))
  })

  it('keep a follow that is newer than the request of the list', async () => {
    const api = theApi()
    answerProfile(api, MARA, { followersCount: 1 })
    let answer: () => void = () => undefined
    let arrives = Promise.resolve()
    api.on(listFollowers, async () => {
      await arrives
      return [listed(KUNO)]
    })
    api.on(follow, () => ({ isFollowing: true, isBlocked: false }))
    const { user } = await openApp(`/users/${MARA.username}`)
    await user.click(await find('button', '1 Follower'))
    await find('button', 'Folgen: Kuno')
    await user.keyboard('{Escape}')
    arrives = new Promise((resolve) => {
      answer = resolve
    })
    await user.click(await find('button', '1 Follower'))
    await user.click(await find('button', 'Folgen: Kuno'))
    await find('button', 'Entfolgen: Kuno')
    answer()
    await passTime(1000)
    expect(screen.queryAllByRole('button', { name: 'Entfolgen: Kuno' })).toHaveLength(1)
  })

  it('say when nobody is there, and try again after a failure', async () => {
    const api = theApi()
    answerProfile(api, MARA)
    let isAway = true
    api.on(listFollowing, () => (isAway ? gatewayError(503) : []))
    const { user } = await openApp(`/users/${MARA.username}`)
    await user.click(await find('button', '0 Folgt'))
    const dialog = await inside('dialog', 'Wem Mara folgt')
    const retry = await find('button', 'Nochmal versuchen', dialog)
    isAway = false
    await user.click(retry)
    await findText('Noch niemand.')
  })

  it('show the own followers on the own profile', async () => {
    const api = theApi()
    api.on(getProfile, () => ({ ...profileOf(ME), followersCount: 1 }))
    api.on(listUserPosts, () => [])
    const calls = api.on(listFollowers, () => [listed(KUNO)])
    const { user } = await openApp('/profile')
    await user.click(await find('button', '1 Follower'))
    const dialog = await inside('dialog', 'Deine Follower')
    await find('button', 'Folgen: Kuno', dialog)
    expect(calls[0]?.params.id).toBe(ME.id)
  })
})

it('leads on from a profile that nobody has', async () => {
  theApi().on(getUser, () => refuse('not_found', 'Weg.'))
  await openApp('/users/niemand')
  await find('heading', 'Benutzer konnte nicht gefunden werden')
  const link = await find('link', 'Zur Community')
  expect(link.getAttribute('href')).toBe('/')
})

describe('the own profile', () => {
  it('shows the own posts', async () => {
    const api = theApi()
    api.on(getProfile, () => profileOf(ME))
    const calls = api.on(listUserPosts, () => [ownPost(9, 'Mein Riff.')])
    await openApp('/profile')
    await findText('Mein Riff.')
    expect(calls[0]?.params.id).toBe(ME.id)
  })

  it('leads to the statement of reasons when moderators emptied it', async () => {
    const api = theApi()
    const me = { ...ME, displayName: ME.username }
    api.on(getProfile, () => profileOf(me))
    api.on(listUserPosts, () => [])
    const asked = api.on(listStatements, () => [
      {
        id: ulid(70),
        at: '2026-11-20T10:00:00.000Z',
        kind: 'profile' as const,
        targetId: ME.id,
        measure: 'hide' as const,
        excerpt: 'Kuno',
        until: null,
        outcome: null,
      },
    ])
    await openApp('/profile', { me })
    await findText('Die Moderation hat dein Profil geleert.')
    expect(await find('link', 'Begründung lesen')).toHaveProperty(
      'pathname',
      `/entscheidungen/${ulid(70)}`,
    )
    expect(asked[0]?.query).toMatchObject({ about: ME.id })
  })

  it('opens the picker of the system with a tap on the own picture', async () => {
    const api = theApi()
    api.on(getProfile, () => profileOf(ME))
    api.on(listUserPosts, () => [])
    const { user } = await openApp('/profile')
    const picture = await find('button', 'Bild hochladen')
    const picker = document.querySelector('input[type=file]')
    const opened = vi.fn()
    picker?.addEventListener('click', opened)
    await press(user, picture, '{Enter}')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('invites to a first post when there is none', async () => {
    const api = theApi()
    api.on(getProfile, () => profileOf(ME))
    api.on(listUserPosts, () => [])
    await openApp('/profile')
    await findText('Noch kein Ton von dir. Die Bühne ist frei.')
  })
})

it('has a heading when a profile does not arrive', async () => {
  theApi().on(getUser, () => new Promise<never>(() => undefined))
  await openApp('/users/mara')
  await find('heading', 'Profil von mara')
})

describe('the page of a member that the viewer blocks', () => {
  it('says that posts and lists are hidden, not that there are none', async () => {
    const api = theApi()
    answerProfile(api, MARA, { followersCount: 2 })
    api.on(relationship, () => ({ isFollowing: false, isBlocked: true }))
    api.on(listFollowers, () => [])
    const { user } = await openApp(`/users/${MARA.username}`)
    await findText('Beiträge ausgeblendet')
    await untilUnsaid(/Noch kein Ton/)
    await user.click(await find('button', '2 Follower'))
    await findText('Ausgeblendet')
    await untilUnsaid('Noch niemand.')
  })
})
