import { screen, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { listStories, memberStories, viewStory } from '#shared/api/stories.ts'
import { passTime, until } from '../clock.ts'
import { networkError, OK, refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { openStory } from '../open-story.ts'
import { button, find, findText, untilFocused, untilGone, untilUnsaid } from '../queries.ts'
import { aSlide, aStory } from '../../features/stories/model/fixtures.ts'
import { answerStories, tileOf } from '../stories.ts'

const WALKUERE = aStory(2, 10, {
  slides: [aSlide('a', { content: 'Soundcheck' }), aSlide('b', { content: 'Zugabe' })],
})
const ODIN = aStory(3, 20, { slides: [aSlide('a', { content: 'Nebel' })] })

const textSlide = aSlide('a', {
  content: 'Mit @fan_3, und nochmal @fan_3',
  textOverlays: [
    {
      id: '1',
      text: 'https://krach.example/tour',
      x: 50,
      y: 50,
      fontFamily: 'default',
      fontSize: 32,
      align: 'center',
      style: 'white',
    },
  ],
})

const bar = () => within(screen.getByRole('region', { name: 'Stories' }))

const WATCH = 'Story von Fan 2, ungesehen'

describe('the bar of stories', () => {
  it('lists own, unseen and seen stories', async () => {
    answerStories(theApi(), [WALKUERE, { ...ODIN, isSeen: true }])
    await openApp('/')
    await find('button', WATCH)
    const names = bar()
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'))
    expect(names.slice(0, 3)).toEqual(['Deine Story erstellen', WATCH, 'Story von Fan 3, gesehen'])
  })

  it('says when there are none', async () => {
    await openApp('/')
    await findText('Noch keine Story. Mach du den Soundcheck.')
  })

  it('loads again on demand after a failure', async () => {
    const api = theApi()
    let isAway = true
    api.on(listStories, () => (isAway ? refuse('forbidden', 'Nein.') : [tileOf(WALKUERE)]))
    const { user } = await openApp('/')
    await findText('Stories konnten nicht geladen werden.')
    isAway = false
    await user.click(bar().getByRole('button', { name: 'Nochmal versuchen' }))
    await find('button', WATCH)
  })

  it('offers to watch and to add when there is an own story', async () => {
    answerStories(theApi(), [aStory(1, 5, { user: ME })])
    await openApp('/')
    await find('button', 'Deine Story ansehen')
    expect(button('Story hinzufügen')).toBeTruthy()
  })
})

describe('the viewer of stories', () => {
  it('shows the slide of the bar before the stories are loaded', async () => {
    const api = theApi()
    answerStories(api, [WALKUERE])
    api.on(memberStories, () => new Promise<never>(() => undefined))
    const { dialog } = await openStory(WATCH)
    expect(dialog.getAllByText('Soundcheck').length).toBeGreaterThan(0)
  })

  it('links the names and web addresses of a slide', async () => {
    const [overlay] = textSlide.textOverlays
    const story = aStory(2, 10, { slides: [textSlide] })
    answerStories(theApi(), [story])
    await openStory(WATCH)
    const links = within(await find('list', 'Namen und Links')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['@fan_3', '/users/fan_3'],
      [overlay?.text, overlay?.text],
    ])
  })

  it('waits for the stories of a tile without a slide', async () => {
    const api = theApi()
    answerStories(api, [WALKUERE])
    api.on(listStories, () => [tileOf(WALKUERE, { slides: [] })])
    await openStory(WATCH)
    await findText('Story von Fan 2, Teil 1 von 2. Soundcheck')
    expect(screen.queryByText('Diese Story gibt es nicht mehr.')).toBeNull()
  })

  it('goes through slides and members with the keyboard, and closes at the end', async () => {
    const seen = answerStories(theApi(), [WALKUERE, ODIN])
    const { user } = await openStory(WATCH)
    await untilFocused(() => button('Pause'))
    await findText('Story von Fan 2, Teil 1 von 2')
    await user.keyboard('{ArrowRight}')
    await findText('Story von Fan 2, Teil 2 von 2. Zugabe')
    await user.keyboard('{ArrowRight}')
    await findText('Story von Fan 3, Teil 1 von 1. Nebel')
    await user.keyboard('{ArrowLeft}')
    await findText('Story von Fan 2, Teil 1 von 2')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await untilGone('dialog', /Story/)
    await find('button', 'Story von Fan 2, gesehen')
    expect(seen.map(({ params }) => params.id)).toEqual([WALKUERE.id, ODIN.id])
    await untilFocused(() => button('Story von Fan 2, gesehen'))
  })

  it('goes on by itself, and not while it is paused', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
    answerStories(theApi(), [WALKUERE])
    const { user } = await openStory(WATCH)
    await findText('Story von Fan 2, Teil 1 von 2')
    await user.click(button('Pause'))
    await findText('Pausiert')
    await passTime(20_000)
    await findText('Story von Fan 2, Teil 1 von 2')
    await user.click(button('Weiter abspielen'))
    await untilUnsaid('Pausiert')
    await passTime(5100)
    await findText('Story von Fan 2, Teil 2 von 2')
    await passTime(5100)
    await untilGone('dialog', /Story/)
  })

  it('says why it moves on when a story ends while it is shown', async () => {
    const api = theApi()
    // Opening the viewer takes some of the fake time.
    const expiresAt = new Date(Date.now() + 600_000).toISOString()
    answerStories(api, [{ ...WALKUERE, expiresAt }, ODIN])
    const { user } = await openStory(WATCH)
    await findText('Story von Fan 2, Teil 1 von 2')
    await user.click(button('Pause'))
    await passTime(Date.parse(expiresAt) - Date.now() + 100)
    await expectToast('Diese Story gibt es nicht mehr.')
    await findText('Story von Fan 3, Teil 1 von 1')
  })

  it('moves on when the author is gone', async () => {
    const api = theApi()
    answerStories(api, [WALKUERE, ODIN])
    let isGone = false
    api.on(memberStories, ({ params }) => {
      if (params.id === ODIN.userId) return [ODIN]
      return isGone ? refuse('not_found', 'Gibt es nicht.') : [WALKUERE]
    })
    const { user } = await openStory(WATCH)
    await findText('Story von Fan 2, Teil 1 von 2')
    await user.click(button('Pause'))
    isGone = true
    await passTime(30_500)
    await expectToast('Diese Story gibt es nicht mehr.')
    await findText('Story von Fan 3, Teil 1 von 1')
  })

  it('marks a story as seen again when the first attempt got no answer', async () => {
    const api = theApi()
    answerStories(api, [WALKUERE])
    let attempts = 0
    api.on(viewStory, () => {
      attempts += 1
      return attempts === 1 ? networkError() : OK
    })
    await openStory(WATCH)
    await until(() => {
      expect(attempts).toBe(2)
    })
  })
})
