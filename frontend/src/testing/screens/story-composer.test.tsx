import { screen, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStory, listStories } from '#shared/api/stories.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { refuse } from '../fake-api.ts'
import { button, find, findText } from '../queries.ts'

const openComposer = async () => {
  theApi().on(listStories, () => [])
  const app = await openApp('/')
  await app.user.click(await find('button', 'Deine Story erstellen'))
  await find('button', 'Kamera')
  return app
}

const setCamera = (getUserMedia: () => Promise<MediaStream>): void => {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: () => Promise.resolve([]) },
  })
}

/** A track that tells whether it was stopped, and can be taken away. */
const aTrack = () => {
  const stop = vi.fn()
  return Object.assign(new EventTarget(), { stop, getSettings: () => ({ facingMode: 'user' }) })
}

const aStream = (track: ReturnType<typeof aTrack>): MediaStream =>
  Object.assign(new MediaStream(), {
    getTracks: () => [track],
    getVideoTracks: () => [track],
    getAudioTracks: () => [],
  })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

describe('the story composer', () => {
  it.each([
    ['NotAllowedError', 'Kamera-Zugriff verweigert', /Bitte erlaube den Kamera-Zugriff/],
    ['NotFoundError', 'Keine Kamera gefunden', /Galerie/],
    ['NotReadableError', 'Die Kamera ist besetzt', /anderes? Programm/],
  ])('says why the camera stays off after %s', async (name, title, text) => {
    setCamera(() => Promise.reject(new DOMException('refused', name)))
    const { user } = await openComposer()
    await user.click(button('Kamera'))
    await findText(title)
    await findText(text)
    expect(button('Nochmal versuchen')).toBeDefined()
  })

  it('says that the camera was taken away, and releases it', async () => {
    const track = aTrack()
    setCamera(() => Promise.resolve(aStream(track)))
    const { user } = await openComposer()
    await user.click(button('Kamera'))
    await find('button', 'Foto aufnehmen')
    track.dispatchEvent(new Event('ended'))
    await findText('Die Kamera ist weg')
    expect(track.stop).toHaveBeenCalled()
  })

  it('releases the camera with the composer', async () => {
    const track = aTrack()
    setCamera(() => Promise.resolve(aStream(track)))
    const { user } = await openComposer()
    await user.click(button('Kamera'))
    await find('button', 'Foto aufnehmen')
    await user.click(button('Schließen'))
    expect(track.stop).toHaveBeenCalled()
  })

  it('asks for content and sends nothing when a slide is empty', async () => {
    const sent = theApi().on(createStory, () => refuse('internal', 'Nie.'))
    const { user } = await openComposer()
    await user.click(button('Teilen'))
    await findText('Füge ein Bild oder Text hinzu')
    expect(sent).toEqual([])
  })

  it('keeps the text and says why when the story is refused', async () => {
    theApi().on(createStory, () => refuse('throttled', 'Zu viele Stories auf einmal.'))
    const { user } = await openComposer()
    await user.click(button('Text'))
    await user.keyboard('Heute laut')
    await user.click(button('Teilen'))
    await expectToast('Story konnte nicht veröffentlicht werden.')
    await findText('Zu viele Stories auf einmal.')
    expect(button('Text „Heute laut“')).toBeDefined()
  })

  it('raises, deletes and restores texts with the list of layers', async () => {
    const { user } = await openComposer()
    for (const text of ['Unten', 'Oben']) {
      await user.click(button('Text'))
      await user.keyboard(`${text}{Escape}{Escape}`)
    }
    if (!screen.queryByRole('region', { name: 'Ebenen' })) await user.click(button('Ebenen'))
    const layers = () =>
      within(screen.getByRole('region', { name: 'Ebenen' }))
        .getAllByRole('listitem')
        .map(({ firstElementChild }) => firstElementChild?.textContent)
    expect(layers()).toEqual(['Oben', 'Unten', 'Text der Seite: Kein Text'])
    await user.click(button('Unten nach vorn holen'))
    expect(layers().slice(0, 2)).toEqual(['Unten', 'Oben'])
    await user.click(button('Oben löschen'))
    expect(layers()).not.toContain('Oben')
    await user.keyboard('{Control>}z{/Control}')
    expect(layers().slice(0, 2)).toEqual(['Unten', 'Oben'])
  })

  it('places a web address, and says what is none', async () => {
    const { user } = await openComposer()
    await user.click(button('Link'))
    await user.type(await find('textbox', 'Adresse'), 'kein link{Enter}')
    await findText('Das ist keine Adresse im Netz.')
    await user.clear(await find('textbox', 'Adresse'))
    await user.type(await find('textbox', 'Adresse'), 'krach.example/tour{Enter}')
    await find('button', 'Text „https://krach.example/tour“')
  })

  it('says that the draft is not kept when the browser stores nothing', async () => {
    const { user } = await openComposer()
    await user.click(button('Text'))
    await user.keyboard('Heute laut')
    await findText(/kein Platz für deinen Entwurf/)
  })
})
