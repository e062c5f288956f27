import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import {
  completeOnboarding,
  firstShout,
  onboardingProgress,
  saveOnboarding,
} from '#shared/api/onboarding.ts'
import { acceptLegal } from '#shared/api/legal.ts'
import { followBand } from '#shared/api/bands.ts'
import { listConcerts } from '#shared/api/concerts.ts'
import { follow, suggestedUsers } from '#shared/api/people.ts'
import { updateProfile } from '#shared/api/profile.ts'
import { aConcert, answerBands, bandCards } from '../bands.ts'
import { until } from '../clock.ts'
import { networkError } from '../fake-api.ts'
import { aMember, ME, ownPost } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, fill, find, findEnabled, findText, untilGone } from '../queries.ts'

const NEWCOMER = { ...ME, onboardingCompleted: false }

const openStep = {
  hornsAnimationCompleted: true,
  rolesSelected: true,
  selectedRoles: ['fan' as const],
  firstShoutPosted: false,
  onboardingCompleted: false,
  draft: null,
}

const field = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name })

describe('picture, name and place of a newcomer', () => {
  const openFirstStep = async () => {
    const api = theApi()
    api.on(onboardingProgress, () => ({ ...openStep, hornsAnimationCompleted: false }))
    const app = await openApp('/', { me: NEWCOMER })
    await find('heading', 'Wer bist du?')
    await find('textbox', /Anzeigename/)
    return app
  }

  it('are saved before the horns, and kept when the member goes back', async () => {
    const sent = theApi().on(updateProfile, ({ body }) => body)
    const { user } = await openFirstStep()
    await fill(user, field(/Anzeigename/), 'Sturmkind')
    await fill(user, field(/Ort/), 'Kiel')
    await user.click(button('Weiter'))
    await find('heading', 'Zeig die Hörner')
    await user.click(button('Zurück'))
    await find('heading', 'Wer bist du?')
    expect(field(/Anzeigename/)).toHaveProperty('value', 'Sturmkind')
    await user.click(button('Weiter'))
    await find('heading', 'Zeig die Hörner')
    expect(sent.map(({ body }) => body)).toEqual([{ displayName: 'Sturmkind', location: 'Kiel' }])
  })

  it('stay as typed when saving fails', async () => {
    theApi().on(updateProfile, () => networkError())
    const { user } = await openFirstStep()
    await fill(user, field(/Ort/), 'Kiel')
    await user.click(button('Weiter'))
    await expectToast('Profil konnte nicht gespeichert werden.')
    expect(field(/Ort/)).toHaveProperty('value', 'Kiel')
    await find('heading', 'Wer bist du?')
  })
})

it('asks for consent before a newcomer can publish the first shout', async () => {
  const api = theApi()
  api.on(onboardingProgress, () => openStep)
  const accepted = api.on(acceptLegal, ({ body }) => ({
    version: body.version,
    acceptedAt: '2026-11-27T10:00:00.000Z',
  }))
  const { user } = await openApp('/', { me: NEWCOMER, legalAccepted: false })
  await find('dialog', 'Die Hausordnung ist neu')
  await user.click(button('Ich stimme zu'))
  await untilGone('dialog', 'Die Hausordnung ist neu')
  await find('heading', 'Dein erster Shout')
  expect(accepted).toHaveLength(1)
})

it('asks for consent on every page where something can be published', async () => {
  answerBands(theApi(), [])
  await openApp('/bands', { legalAccepted: false })
  await find('dialog', 'Die Hausordnung ist neu')
})

it.each([
  ['roles', 'Was bist du?', { ...openStep, rolesSelected: false }],
  ['shout', 'Dein erster Shout', openStep],
])('can be skipped at the step %s', async (_, title, progress) => {
  const api = theApi()
  api.on(onboardingProgress, () => progress)
  const sent = api.on(completeOnboarding, () => ({ onboardingCompleted: true as const }))
  const { user } = await openApp('/', { me: NEWCOMER })
  await find('heading', title)
  await user.click(button('Überspringen'))
  await untilGone('heading', title)
  expect(sent.map(({ body }) => body)).toEqual([{ skipped: true }])
})

it('keeps the first shout after a lost answer, and sends the same text again', async () => {
  const api = theApi()
  let isLost = true
  answerBands(api, [])
  api.on(onboardingProgress, () => openStep)
  api.on(saveOnboarding, () => openStep)
  const sent = api.on(firstShout, () =>
    isLost ? networkError() : { post: ownPost(9, 'Zwei Ohren'), badgeAwarded: true },
  )
  const { user, alerts } = await openApp('/', { me: NEWCOMER })
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

it('offers people, and bands of the genre of the shout, to follow', async () => {
  const api = theApi()
  const draft = { bandGenre: 'Doom', favoriteGig: '', nextGig: '', contribution: 'Zwei Ohren' }
  api.on(onboardingProgress, () => ({ ...openStep, firstShoutPosted: true, draft }))
  const krachkatze = aMember(2, 'Krachkatze')
  api.on(suggestedUsers, () => [{ ...krachkatze, reason: 'new' as const, reasonText: 'Neu hier' }])
  answerBands(api, bandCards)
  const followed = [
    api.on(follow, () => ({ isFollowing: true, isBlocked: false })),
    api.on(followBand, () => ({ isFollowed: true, followersCount: 1 })),
  ]
  const { user } = await openApp('/', { me: NEWCOMER })
  await find('heading', /Willkommen im Lärm/)
  await user.click(await find('button', 'Folgen: Krachkatze'))
  await find('button', 'Entfolgen: Krachkatze')
  await user.click(await findEnabled('button', 'Folgen: Hollow Anvil'))
  await find('button', 'Entfolgen: Hollow Anvil')
  expect(followed.map(({ length }) => length)).toEqual([1, 1])
  expect(screen.queryByText('Moorglut')).toBeNull()
})

it('offers bands that play where the member lives before those of the genre', async () => {
  const api = theApi()
  const draft = { bandGenre: 'Doom', favoriteGig: '', nextGig: '', contribution: 'Zwei Ohren' }
  api.on(onboardingProgress, () => ({ ...openStep, firstShoutPosted: true, draft }))
  answerBands(api, bandCards)
  const cancelled = { bandName: 'Cinderjaw', status: 'cancelled' as const }
  api.on(listConcerts, ({ query }) =>
    query.city === 'Oldenburg' ? [aConcert(1, cancelled), aConcert(2), aConcert(3)] : [],
  )
  await openApp('/', { me: { ...NEWCOMER, location: 'Oldenburg, Osternburg' } })
  await findText('Spielt am 14. März in Oldenburg')
  const names = screen.getAllByRole('button', { name: /^Folgen: / })
  expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Folgen: Moorglut',
    'Folgen: Hollow Anvil',
  ])
})
