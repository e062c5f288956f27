import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { BADGES } from '#shared/domain/badges.ts'
import { firstShout, onboardingProgress, saveOnboarding } from '#shared/api/onboarding.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { ME, ownPost } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { profileOf } from '../people.ts'
import { button, fill, find, findText, inside, press, untilGone } from '../queries.ts'
import { NOTHING_DONE } from '../onboarding.ts'

const FIRST_ROAR = {
  id: 'first_roar' as const,
  badgeType: 'first_roar' as const,
  badgeName: BADGES.first_roar.name,
  badgeDescription: '',
  badgeIcon: '',
  isVisible: true,
  earnedAt: '2026-11-20T20:00:00.000Z',
}

describe('the first shout of a member who skipped it', () => {
  const progress = {
    ...NOTHING_DONE,
    onboardingCompleted: true,
    draft: { bandGenre: 'Sludge', favoriteGig: '', nextGig: '', contribution: '' },
  }

  it('can be posted from the profile, and keeps what was typed', async () => {
    const api = theApi()
    let hasRoared = false
    api.on(getProfile, () => ({ ...profileOf(ME), badges: hasRoared ? [FIRST_ROAR] : [] }))
    api.on(listUserPosts, () => [])
    api.on(onboardingProgress, () => progress)
    api.on(saveOnboarding, () => progress)
    const sent = api.on(firstShout, () => {
      hasRoared = true
      return { post: ownPost(9, 'Zwei Ohren'), badgeAwarded: true }
    })
    const { user } = await openApp('/profile')
    await press(user, await find('button', 'Jetzt rausbrüllen'), '{Enter}')
    let dialog = await inside('dialog', 'Dein erster Shout')
    const words = await find('textbox', /Was bringst du mit/, dialog)
    await fill(user, words, 'Zwei Ohren')
    await user.click(dialog.getByRole('button', { name: 'Rausbrüllen' }))
    await findText('Wähl mindestens eine Rolle.')
    await user.click(dialog.getByRole('checkbox', { name: 'Fan' }))
    await user.keyboard('{Escape}')
    await untilGone('dialog', 'Dein erster Shout')

    await user.click(button('Jetzt rausbrüllen'))
    dialog = await inside('dialog', 'Dein erster Shout')
    expect(await find('textbox', /Was bringst du mit/, dialog)).toHaveProperty(
      'value',
      'Zwei Ohren',
    )
    await user.click(dialog.getByRole('button', { name: 'Rausbrüllen' }))
    await expectToast('Dein Shout ist raus')
    await untilGone('dialog', 'Dein erster Shout')
    await untilGone('button', 'Jetzt rausbrüllen')
    // The list of the server does not contain it yet.
    await findText('Zwei Ohren')
    expect(sent.map(({ body }) => body)).toEqual([
      {
        bandGenre: 'Sludge',
        favoriteGig: '',
        nextGig: '',
        contribution: 'Zwei Ohren',
        selectedRoles: ['fan'],
      },
    ])
  })

  it('is not offered to a member who has made it', async () => {
    const api = theApi()
    api.on(getProfile, () => ({ ...profileOf(ME), badges: [FIRST_ROAR] }))
    api.on(listUserPosts, () => [])
    await openApp('/profile?zeige=badges')
    await findText('First Roar')
    expect(screen.queryAllByRole('button', { name: 'Jetzt rausbrüllen' })).toEqual([])
  })
})
