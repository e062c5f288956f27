import { describe, expect, it, vi } from 'vitest'
import { searchTracks, type FoundTrack } from '#shared/api/music.ts'
import { createPost, listPosts } from '#shared/api/posts.ts'
import { until } from '../clock.ts'
import { networkError, refuse } from '../fake-api.ts'
import { aPost } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, inside, press, untilGone } from '../queries.ts'

const APPLE = 'https://audio-ssl.itunes.apple.com/x.m4a'
const COVER = 'https://is1-ssl.mzstatic.com/x.jpg'

const found = (name: string, preview_url: string | null): FoundTrack => ({
  id: name.padEnd(22, 'x').replace(/[^A-Za-z]/g, 'x'),
  name,
  artists: [{ name: 'Rostkönig' }],
  album: { images: [{ url: COVER }] },
  preview_url,
  external_urls: { spotify: 'https://open.spotify.com/track/x' },
})

const FLUGROST = found('Flugrost', APPLE)
const SCHRAUBEN = found('Schrauben', null)
const MUSIC = {
  spotifyTrackId: FLUGROST.id,
  spotifyTrackName: 'Flugrost',
  spotifyArtistName: 'Rostkönig',
  spotifyPreviewUrl: APPLE,
  spotifyCoverUrl: COVER,
}

const answers = (items: readonly FoundTrack[]) => ({ tracks: { items: [...items] } })

const openComposer = async () => {
  const app = await openApp('/')
  await app.user.click(await find('button', /Raushauen/))
  return app
}

const openPicker = async () => {
  const app = await openComposer()
  await app.user.click(await find('button', 'Musik'))
  const dialog = await inside('dialog', 'Musik aussuchen')
  const field = await until(() => dialog.getByRole('textbox', { name: 'Song oder Band' }))
  return { ...app, dialog, field }
}

/** Addresses of other companies in the document. */
const foreign = () =>
  [...document.querySelectorAll<HTMLImageElement | HTMLMediaElement>('img, audio, video, iframe')]
    .map(({ src }) => src)
    .filter((src) => /apple|mzstatic|scdn|spotify/.test(src))

describe('picking music', () => {
  it('publishes the picked track by its id alone', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(8, 'Schon da')])
    api.on(searchTracks, ({ query }) => answers(query.q === '' ? [] : [FLUGROST, SCHRAUBEN]))
    const posted = api.on(createPost, () => aPost(9, 'Hört!', MUSIC))
    const { user, field } = await openPicker()
    await user.type(field, 'rost')
    const track = await find('button', 'Flugrost Rostkönig')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(track)
    await press(user, track, '{Enter}')
    await untilGone('dialog', 'Musik aussuchen')
    await find('group', 'Musik: Flugrost von Rostkönig')
    expect(foreign()).toEqual([])
    await fill(user, await find('textbox', 'Inhalt'), 'Hört!')
    await user.click(button('Posten'))
    await until(() => {
      expect(posted.map(({ body }) => body)).toEqual([
        { content: 'Hört!', spotifyTrackId: FLUGROST.id },
      ])
    })
  })

  it('removes a picked track, and keeps one over a reload', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(8, 'Schon da')])
    api.on(searchTracks, ({ query }) => answers(query.q === '' ? [] : [FLUGROST]))
    const app = await openPicker()
    await app.user.type(app.field, 'rost')
    await app.user.click(await find('button', 'Flugrost Rostkönig'))
    await app.reload()
    await app.user.click(await find('button', /Raushauen/))
    await find('group', 'Musik: Flugrost von Rostkönig')
    await app.user.click(button('Musik entfernen'))
    await untilGone('group', 'Musik: Flugrost von Rostkönig')
  })

  it('refuses a track without a preview', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(8, 'Schon da')])
    api.on(searchTracks, ({ query }) => answers(query.q === '' ? [] : [SCHRAUBEN]))
    const { user, field, dialog } = await openPicker()
    await user.type(field, 'schrauben')
    await user.click(await find('button', /^Schrauben/))
    await expectToast('Kein Vorschau verfügbar')
    dialog.getByText('Kein Vorschau verfügbar')
  })

  it('says why a search fails and searches again on demand', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(8, 'Schon da')])
    let isDown = true
    api.on(searchTracks, ({ query }) => {
      if (query.q === '') return answers([])
      return isDown ? refuse('unavailable', 'Weg.') : answers([])
    })
    const { user, field } = await openPicker()
    await findText('Tipp einen Song oder eine Band ein.')
    await user.type(field, 'rost')
    await find('heading', 'Spotify-Fehler')
    await findText('Suche konnte nicht durchgeführt werden. Versuche es später nochmal.')
    isDown = false
    await user.click(button('Nochmal versuchen'))
    await findText('Nichts gefunden')
  })

  it('says that there is no connection', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(8, 'Schon da')])
    api.on(searchTracks, ({ query }) => (query.q === '' ? answers([]) : networkError()))
    const { user, field } = await openPicker()
    await user.type(field, 'rost')
    await findText('Keine Verbindung. Prüf dein Netz und versuch es nochmal.')
  })

  it('is not offered in a stage without music, which is asked once', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(8, 'Schon da')])
    const asked = api.on(searchTracks, () => refuse('unavailable', 'Musik gibt es hier nicht.'))
    const { user } = await openComposer()
    await until(() => {
      expect(asked).toHaveLength(1)
    })
    await user.click(await find('button', 'Einklappen'))
    await user.click(await find('button', /Raushauen/))
    await find('button', 'Audio')
    expect(asked).toHaveLength(1)
    expect(document.body.textContent).not.toContain('Musik aussuchen')
  })
})

describe('the player of a post', () => {
  it('loads sound and cover from the named company when the member plays, and not before', async () => {
    const api = theApi()
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('playing'))
      return Promise.resolve()
    })
    api.on(listPosts, () => [aPost(7, 'Hört!', MUSIC)])
    const { user } = await openApp('/')
    const player = await inside('group', 'Musik: Flugrost von Rostkönig')
    player.getByText(/Beim Anspielen lädt dein Browser den Song von Apple\./)
    expect(foreign()).toEqual([])
    expect(play).not.toHaveBeenCalled()
    await user.click(player.getByRole('button', { name: 'Anspielen' }))
    await until(() => player.getByRole('button', { name: 'Pause' }))
    expect(foreign()).toEqual([COVER])
    expect(play.mock.contexts.map((sound) => (sound as HTMLMediaElement).src)).toEqual([APPLE])
    player.getByRole('slider', { name: 'Stelle im Song' })
    const link = player.getByRole('link', { name: /Auf Spotify/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      expect.stringContaining('noopener'),
    ])
  })
})
