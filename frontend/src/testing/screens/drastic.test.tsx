import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { createPost, listPosts } from '#shared/api/posts.ts'
import { until } from '../clock.ts'
import { aPost, ownPost } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { openStory } from '../open-story.ts'
import { button, fill, find, findText, press } from '../queries.ts'
import { aSlide, aStory } from '../../features/stories/model/fixtures.ts'
import { answerStories, tileOf } from '../stories.ts'
import { listStories } from '#shared/api/stories.ts'

const SHOW = 'Drastischer Inhalt – antippen zum Anzeigen'

const GORE = aPost(7, 'Obduktion', {
  mediaUrl: '/media/posts/x/original',
  mediaType: 'image',
  drastic: 'covered',
})

const pictures = () => document.querySelectorAll('img[src*="/media/posts/"]')

describe('a drastic post', () => {
  it('loads nothing before the tap, and can be covered again, with the keyboard too', async () => {
    theApi().on(listPosts, () => [GORE])
    const { user } = await openApp('/')
    const cover = await find('button', SHOW)
    expect(screen.queryByText('Obduktion')).toBeNull()
    expect(pictures()).toHaveLength(0)
    await press(user, cover, '{Enter}')
    await findText('Obduktion')
    expect(pictures()).toHaveLength(1)
    expect(document.activeElement?.contains(screen.getByText('Obduktion'))).toBe(true)
    await user.click(button('Wieder verdecken'))
    expect(document.activeElement).toBe(await find('button', SHOW))
    expect(pictures()).toHaveLength(0)
  })

  it('says why it stays covered for a minor', async () => {
    theApi().on(listPosts, () => [
      { ...GORE, content: '', mediaUrl: null, mediaType: null, drastic: 'withheld' as const },
    ])
    await openApp('/')
    await findText('Drastischer Inhalt. Den gibt es hier erst ab 18.')
    expect(screen.queryByRole('button', { name: SHOW })).toBeNull()
  })

  it('is written with the switch of the composer', async () => {
    const api = theApi()
    api.on(listPosts, () => [])
    const sent = api.on(createPost, () => ownPost(10, 'Blut'))
    const { user } = await openApp('/')
    const [compose] = await until(() => screen.getAllByRole('button', { name: /Raushauen/ }))
    if (compose) await user.click(compose)
    await fill(user, await until(() => screen.getByLabelText('Inhalt')), 'Blut')
    await press(user, await find('switch', 'Als drastisch kennzeichnen'), ' ')
    await user.click(button('Posten'))
    await until(() => {
      expect(sent[0]?.body).toEqual({ content: 'Blut', isDrastic: 'true' })
    })
  })
})

describe('a drastic story', () => {
  const story = aStory(2, 10, {
    slides: [aSlide('a', { content: 'Gedärm' }), aSlide('b', { content: 'Blutbad' })],
    drastic: 'covered',
  })

  it('waits behind its cover, and shows all slides after one tap', async () => {
    const api = theApi()
    answerStories(api, [story])
    api.on(listStories, () => [tileOf(story, { drastic: 'covered' })])
    const { user, dialog } = await openStory('Story von Fan 2, ungesehen')
    const cover = await until(() => dialog.getByRole('button', { name: SHOW }))
    expect(dialog.queryAllByText(/Gedärm/)).toHaveLength(0)
    await user.click(cover)
    await until(() => {
      expect(dialog.getAllByText(/Gedärm/).length).toBeGreaterThan(0)
    })
    // The keys of the viewer work inside of its dialog only.
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Weiter' }))
    await until(() => {
      expect(dialog.getAllByText(/Blutbad/).length).toBeGreaterThan(0)
    })
  })
})
