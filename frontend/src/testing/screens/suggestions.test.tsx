import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { likePost } from '#shared/api/likes.ts'
import {
  forgetSuggestions,
  saveSuggestionSettings,
  suggestionFeedback,
  suggestionSettings,
  type SuggestionSettings,
} from '#shared/api/post-suggestions.ts'
import { listPosts } from '#shared/api/posts.ts'
import { until } from '../clock.ts'
import { gatewayError } from '../fake-api.ts'
import { aPost } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, find, findText, withText, inside } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const FACT = 'Du hast 4 Beiträgen zu Doom Metal Horns gegeben.'
const suggested = aPost(3, 'Alter Doom', {
  isSuggestion: true,
  suggestionReason: 'preference_match',
  suggestionFacts: [FACT],
})

const NOTHING: SuggestionSettings['learned'] = {
  likes: 0,
  follows: 0,
  feedback: 0,
  genres: [],
  profileGenres: [],
}

const openFeed = async () => {
  const api = theApi()
  api.on(listPosts, ({ query }) =>
    query.order === 'newest'
      ? [aPost(9, 'Neu'), aPost(8, 'Etwas älter')]
      : [aPost(9, 'Neu'), suggested, aPost(8, 'Etwas älter')],
  )
  const { user } = await openApp('/')
  await until(() => withText('article', 'Alter Doom'))
  const card = within(withText('article', 'Alter Doom'))
  return { api, user, card }
}

describe('a suggested post', () => {
  it('is labelled, and says why it is there', async () => {
    const { user, card } = await openFeed()
    expect(card.getByText('Vorschlag für dich')).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Warum sehe ich das?' }))
    const dialog = await inside('dialog', 'Warum sehe ich das?')
    expect(dialog.getByText(FACT)).toBeTruthy()
    expect(dialog.getByText('Passt zu dem, was du magst')).toBeTruthy()
    const link = dialog.getByRole('link', { name: 'Vorschläge einstellen' })
    expect(link.getAttribute('href')).toBe('/settings#vorschlaege')
  })

  it('takes feedback, shows what is saved and takes it back', async () => {
    const { api, user, card } = await openFeed()
    const calls = api.on(suggestionFeedback, ({ body }) => ({
      postId: body.postId,
      feedback: body.feedback,
    }))
    await user.click(card.getByRole('button', { name: 'Passt das?', expanded: false }))
    await user.click(await find('button', 'Weniger davon', card))
    await until(() => card.getByText(/^Gespeichert: weniger davon/))
    await user.click(card.getByRole('button', { name: 'Rückgängig' }))
    await until(() => card.getByText('Gespeichert: weder noch.'))
    expect(calls.map(({ body }) => body)).toEqual([
      {
        postId: suggested.id,
        feedback: 'less',
        suggestionReason: 'preference_match',
        postType: 'text',
        postGenres: ['Doom'],
      },
      expect.objectContaining({ feedback: 'neutral' }),
    ])
  })

  it('says when feedback could not be saved', async () => {
    const { api, user, card } = await openFeed()
    api.on(suggestionFeedback, () => gatewayError(503))
    await user.click(card.getByRole('button', { name: 'Passt das?' }))
    await user.click(await find('button', 'Mehr davon', card))
    await expectToast('Feedback konnte nicht gespeichert werden')
    await until(() => card.getByRole('button', { name: 'Mehr davon', pressed: false }))
  })

  it('is liked like any other post', async () => {
    const { api, user, card } = await openFeed()
    api.on(likePost, () => ({ isLiked: true, likesCount: 1 }))
    await user.click(card.getByRole('button', { name: 'Horns: 0' }))
    await until(() => card.getByRole('button', { name: 'Horns: 1', pressed: true }))
  })

  it('goes when the newest posts come first, and comes back', async () => {
    const { api, user } = await openFeed()
    const calls = api.on(saveSuggestionSettings, ({ body }) => ({
      newestFirst: body.newestFirst,
      learned: NOTHING,
    }))
    let isNewest = false
    api.on(listPosts, () =>
      isNewest ? [aPost(9, 'Neu')] : [aPost(9, 'Neu'), suggested, aPost(8, 'Etwas älter')],
    )
    isNewest = true
    await user.click(button('Neueste zuerst'))
    await until(() => screen.getByRole('button', { name: 'Neueste zuerst', pressed: true }))
    expect(screen.queryByText('Alter Doom')).toBeNull()
    expect(calls.map(({ body }) => body)).toEqual([{ newestFirst: true }])
    isNewest = false
    await user.click(button('Neueste zuerst'))
    await until(() => withText('article', 'Alter Doom'))
  })
})

describe('the settings of suggestions', () => {
  it('show what was learned, and forget it after a question', async () => {
    const api = theApi()
    answerSettings(api)
    const learned = { ...NOTHING, likes: 5, genres: [{ genre: 'Doom Metal', likes: 4 }] }
    api.on(suggestionSettings, () => ({ newestFirst: false, learned }))
    const calls = api.on(forgetSuggestions, () => ({ newestFirst: false, learned: NOTHING }))
    const { user } = await openApp('/settings/feed')
    await findText('Doom Metal: 4 Horns')
    await user.click(await find('button', 'Alles vergessen'))
    const dialog = await inside('dialog', 'Alles vergessen')
    await user.click(dialog.getByRole('button', { name: 'Alles vergessen' }))
    await findText(/^Noch nichts\./)
    expect(calls).toHaveLength(1)
  })

  it('switch suggestions off', async () => {
    const api = theApi()
    answerSettings(api)
    const calls = api.on(saveSuggestionSettings, () => ({ newestFirst: true, learned: NOTHING }))
    const { user } = await openApp('/settings/feed')
    await user.click(await find('switch', /^Neueste zuerst/))
    await expectToast('Neueste zuerst, ohne Vorschläge')
    expect(calls.map(({ body }) => body)).toEqual([{ newestFirst: true }])
  })
})
