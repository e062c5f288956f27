import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { attendedConcerts } from '#shared/api/concert-marks.ts'
import { BADGES } from '#shared/domain/badges.ts'
import { listLikedPosts } from '#shared/api/liked-posts.ts'
import { likePost } from '#shared/api/likes.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { scrollToEnd } from '../browser.ts'
import { until } from '../clock.ts'
import { gatewayError, pageOf } from '../fake-api.ts'
import { aMember, aPost, ME, ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { aBadge, answerProfile, profileOf } from '../people.ts'
import { find, findText, press, textOf, untilFocused } from '../queries.ts'

const MARA = aMember(20, 'Mara')

describe('the tabs of a profile', () => {
  it('have an address of their own when another than the first is chosen', async () => {
    const api = theApi()
    api.on(getProfile, () => ({ ...profileOf(ME), badges: [aBadge('first_roar')] }))
    api.on(listUserPosts, () => [])
    api.on(attendedConcerts, () => [])
    const { user } = await openApp('/profile?zeige=badges')
    await findText(BADGES.first_roar.name)
    await user.click(await find('tab', 'Gigs'))
    await findText('Noch nichts vorgemerkt')
    expect(location.search).toBe('?zeige=gigs')
    await press(user, await find('tab', 'Gigs'), '{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await untilFocused(() => screen.getByRole('tab', { name: 'Beiträge' }))
    expect(location.search).toBe('')
  })

  it('list what the member gave horns to, page after page, and keep what is taken back', async () => {
    const api = theApi()
    api.on(getProfile, () => profileOf(ME))
    api.on(listUserPosts, () => [])
    const liked = { isLiked: true, likesCount: 1 }
    const newer = { ...aPost(9, 'Dein Riff.'), ...liked }
    const older = { ...aPost(8, 'Dein Solo.'), ...liked }
    api.on(listLikedPosts, ({ query }) =>
      query.cursor === undefined ? pageOf([newer], ulid(9)) : pageOf([older], null),
    )
    api.on(likePost, () => ({ isLiked: false, likesCount: 0 }))
    const { user } = await openApp('/profile')
    await user.click(await find('tab', 'Horns'))
    await findText('Dein Riff.')
    expect(location.search).toBe('?zeige=horns')
    scrollToEnd()
    await findText('Dein Solo.')
    const given = () => screen.queryAllByRole('button', { name: /Horns/, pressed: true })
    const [horns] = given()
    if (horns) await user.click(horns)
    await until(() => {
      expect(given()).toHaveLength(1)
    })
    await findText('Dein Riff.')
    await findText('Mehr Horns hast du nicht gegeben.')
  })

  it('say that the member gave no horns yet, and try again after a failure', async () => {
    const api = theApi()
    api.on(getProfile, () => profileOf(ME))
    let isAway = true
    api.on(listLikedPosts, () => (isAway ? gatewayError(503) : []))
    const { user } = await openApp('/profile?zeige=horns')
    const retry = await find('button', 'Nochmal versuchen')
    isAway = false
    await user.click(retry)
    await findText('Noch keine Horns gegeben')
  })

  it('lead to what others see, and from there back to the form', async () => {
    const api = theApi()
    api.on(getProfile, () => profileOf(ME))
    answerProfile(api, ME)
    const { user } = await openApp('/profile')
    await user.click(await find('link', 'So sehen dich andere'))
    await findText('Das bist du, so wie andere dich sehen.')
    expect(location.pathname).toBe(`/users/${ME.username}`)
    expect(screen.queryAllByRole('tab', { name: 'Gemerkt' })).toEqual([])
    await user.click(await find('link', 'Profil bearbeiten'))
    await find('link', 'So sehen dich andere')
  })

  it('show the posts and badges of another member', async () => {
    const api = theApi()
    answerProfile(api, MARA, { badges: [aBadge('first_roar')] })
    const { user } = await openApp(`/users/${MARA.username}`)
    expect(textOf(await find('tabpanel', 'Beiträge'))).toContain('Noch kein Ton')
    await user.click(await find('tab', 'Badges'))
    await findText(BADGES.first_roar.name)
  })

  it('say that there is no badge when there is none', async () => {
    answerProfile(theApi(), MARA)
    await openApp(`/users/${MARA.username}?zeige=badges`)
    await findText('Noch kein Badge.')
  })
})
