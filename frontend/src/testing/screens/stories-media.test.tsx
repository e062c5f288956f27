import { fireEvent } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { passTime, until } from '../clock.ts'
import { theApi } from '../open-app.ts'
import { openStory } from '../open-story.ts'
import { button, find, findText, untilUnsaid } from '../queries.ts'
import { aSlide, aStory } from '../../features/stories/model/fixtures.ts'
import { answerStories } from '../stories.ts'

const WATCH = 'Story von Fan 2, ungesehen'

const storyWith = (type: 'image' | 'video') =>
  aStory(2, 10, {
    slides: [
      aSlide('a', { type, content: '', mediaUrl: `/media/stories/x/y-1.${type}` }),
      aSlide('b', { content: 'Zugabe' }),
    ],
  })

const openWith = async (type: 'image' | 'video', play: () => Promise<void>) => {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  answerStories(theApi(), [storyWith(type)])
  const opened = await openStory(WATCH)
  await findText('Story von Fan 2, Teil 1 von 2')
  return opened
}

const raise = (reason: string): never => {
  throw new Error(reason)
}

const video = () => document.querySelector('video[src*="y-1"]') ?? document.body

describe('media of a story', () => {
  it.each(['image', 'video'] as const)(
    'that never arrive are said to be slow after two seconds, and left after ten: %s',
    async (type) => {
      await openWith(type, () => new Promise(() => undefined))
      await passTime(2100)
      await findText('Das lädt gerade nicht.')
      await passTime(8000)
      await findText('Story von Fan 2, Teil 2 von 2. Zugabe')
      await untilUnsaid('Das lädt gerade nicht.')
    },
  )

  it('that are shown stay until those of the next slide are there', async () => {
    const slides = ['1', '2'].map((name) =>
      aSlide(name, { type: 'image', content: '', mediaUrl: `/media/stories/x/y-${name}.webp` }),
    )
    answerStories(theApi(), [aStory(2, 10, { slides })])
    const { user } = await openStory(WATCH)
    const image = (name: string) => document.querySelector(`dialog img[src*="y-${name}"]`)
    fireEvent.load(await until(() => image('1') ?? raise('There is no first picture.')))
    await untilUnsaid('Story wird geladen …')
    await user.keyboard('{ArrowRight}')
    const second = await until(() => image('2') ?? raise('There is no second picture.'))
    expect(image('1')).not.toBeNull()
    fireEvent.load(second)
    await until(() => expect(image('1')).toBeNull())
  })

  it('that are slow can be skipped at once', async () => {
    const { user } = await openWith('video', () => new Promise(() => undefined))
    await passTime(2100)
    await user.click(await find('button', 'Überspringen'))
    await findText('Story von Fan 2, Teil 2 von 2. Zugabe')
  })

  it('play after a tap where the browser refuses to play even silently', async () => {
    const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    const { user } = await openWith('video', refused)
    fireEvent.canPlay(video())
    await findText('Dein Browser spielt Videos erst, wenn du tippst.')
    await passTime(20_000)
    await findText('Story von Fan 2, Teil 1 von 2')
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    await user.click(button('Abspielen'))
    await untilUnsaid('Dein Browser spielt Videos erst, wenn du tippst.')
    expect(play).toHaveBeenCalled()
    await passTime(5100)
    await findText('Story von Fan 2, Teil 2 von 2. Zugabe')
  })

  it('that this browser cannot decode say so, and the story goes on', async () => {
    await openWith('video', () => Promise.resolve())
    Object.defineProperty(video(), 'videoWidth', { value: 0 })
    fireEvent.loadedMetadata(video())
    await findText('Bild nicht verfügbar')
    await passTime(5100)
    await findText('Story von Fan 2, Teil 2 von 2. Zugabe')
  })
})
