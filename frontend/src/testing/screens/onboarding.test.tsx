import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { firstShout, onboardingProgress, saveOnboarding } from '#shared/api/onboarding.ts'
import { until } from '../clock.ts'
import { networkError } from '../fake-api.ts'
import { ME, ownPost } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find } from '../queries.ts'

it('keeps the first shout after a lost answer, and sends the same text again', async () => {
  const api = theApi()
  const progress = {
    hornsAnimationCompleted: true,
    rolesSelected: true,
    selectedRoles: ['fan' as const],
    firstShoutPosted: false,
    onboardingCompleted: false,
    draft: null,
  }
  let isLost = true
  api.on(onboardingProgress, () => progress)
  api.on(saveOnboarding, () => progress)
  const sent = api.on(firstShout, () =>
    isLost ? networkError() : { post: ownPost(9, 'Zwei Ohren'), badgeAwarded: true },
  )
  const { user, alerts } = await openApp('/', { me: { ...ME, onboardingCompleted: false } })
  await find('heading', 'Dein erster Shout')
  await fill(user, screen.getByLabelText(/Deine Band oder dein Genre/), 'Sludge')
  await fill(user, screen.getByLabelText(/Was bringst du mit/), 'Zwei Ohren')
  await user.click(button('Rausbrüllen'))
  await until(() => {
    expect(alerts).toEqual([expect.stringMatching(/^Fehler beim Posten: \S/)])
  })
  expect(screen.getByLabelText(/Was bringst du mit/)).toHaveProperty('value', 'Zwei Ohren')
  isLost = false
  await user.click(button('Rausbrüllen'))
  await find('heading', /Willkommen im Lärm/)
  expect(sent.map(({ body }) => body.contribution)).toEqual(['Zwei Ohren', 'Zwei Ohren'])
})
