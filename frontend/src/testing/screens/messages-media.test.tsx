import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messageMedia, temporaryPhoto, viewPhoto } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { scrollToEnd } from '../browser.ts'
import { passTime, until } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { aMember } from '../members.ts'
import { aMessage, answerThread, messageId, ownMessage } from '../messages.ts'
import { openApp, theApi } from '../open-app.ts'
import { allWithText, button, find, findText, untilGone, untilUnsaid, inside } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const CHAT = `/messages?user=${MARA.id}`
const PHOTO = { mediaType: 'image', mediaWidth: 600, mediaHeight: 400 } as const
const VOICE = { mediaType: 'audio' as const, audioDuration: 40, waveform: [10, 80, 40] }
const TICKET = 't'.repeat(43)

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

const answerMedia = () =>
  theApi().on(messageMedia, ({ params }) => ({
    url: `/signed/${params.id}`,
    expiresAt: inMs(300_000),
  }))

const answerView = () =>
  theApi().on(viewPhoto, ({ params }) => ({
    url: `/api/messages/${params.id}/photo?ticket=${TICKET}`,
    viewedAt: inMs(0),
    expiresAt: inMs(LIMITS.temporaryPhotoSeconds * 1000),
  }))

beforeEach(() => {
  // The countdown follows a clock that the fake timers do not move.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
})

describe('a photo', () => {
  it('has its space from the start and loads only near the viewport', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 1, 'Schau', PHOTO)])
    const calls = answerMedia()
    await openApp(CHAT)
    await findText('Schau')
    expect(calls).toHaveLength(0)
    scrollToEnd()
    const photo = await find('img', 'Foto von Mara')
    expect(photo.getAttribute('src')).toBe(`/signed/${messageId(MARA, 1)}`)
    expect(calls).toHaveLength(1)
  })

  it('gets a new address once, and says when it is gone', async () => {
    answerThread(theApi(), MARA, [aMessage(MARA, 1, 'Schau', PHOTO)])
    let count = 0
    const calls = theApi().on(messageMedia, () => ({
      url: `/signed/${String((count += 1))}`,
      expiresAt: inMs(300_000),
    }))
    await openApp(CHAT)
    await findText('Schau')
    scrollToEnd()
    fireEvent.error(await find('img', 'Foto von Mara'))
    await until(() => {
      expect(screen.getByRole('img', { name: 'Foto von Mara' }).getAttribute('src')).toBe(
        '/signed/2',
      )
    })
    fireEvent.error(await find('img', 'Foto von Mara'))
    await findText('Bild nicht verfügbar')
    await findText('Datei wurde möglicherweise gelöscht')
    expect(calls).toHaveLength(2)
  })

  it('stays sealed in a request, also as voice and as a temporary photo', async () => {
    answerThread(
      theApi(),
      MARA,
      [
        aMessage(MARA, 1, '', { ...PHOTO, isSealed: true }),
        aMessage(MARA, 2, '', { ...VOICE, isSealed: true }),
        aMessage(MARA, 3, '', { ...PHOTO, isSealed: true, isTemporary: true }),
      ],
      { relation: 'asking' },
    )
    const media = answerMedia()
    const views = answerView()
    await openApp(CHAT)
    await until(() => {
      expect(allWithText('Öffnet sich, wenn du die Anfrage annimmst.')).toHaveLength(3)
    })
    scrollToEnd()
    await passTime(100)
    expect([...media, ...views]).toEqual([])
    expect(screen.queryByRole('button', { name: /Tippen um anzuzeigen/ })).toBeNull()
  })
})

describe('a temporary photo', () => {
  const temporary = (change = {}) =>
    aMessage(MARA, 1, '', { ...PHOTO, isTemporary: true, ...change })

  it('loads nothing before the tap, then shows it for 30 seconds', async () => {
    const { state } = answerThread(theApi(), MARA, [temporary()])
    const media = answerMedia()
    const views = answerView()
    const bytes = theApi().on(temporaryPhoto, () => new Blob(['bild'], { type: 'image/webp' }))
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { user } = await openApp(CHAT)
    const placeholder = await find('button', /Tippen um anzuzeigen.*Verschwindet nach 30s/)
    scrollToEnd()
    await passTime(100)
    expect([...media, ...views, ...bytes]).toEqual([])

    state.messages = [temporary({ viewedAt: inMs(0), expiresAt: inMs(30_000) })]
    await user.click(placeholder)
    const dialog = await inside('dialog', 'Temporäres Foto')
    const photo = await until(() => dialog.getByRole('img', { name: 'Temporäres Foto' }))
    expect(dialog.getByText('Läuft bald ab')).toBeTruthy()
    expect(views).toHaveLength(1)
    expect(new Set(bytes.map(({ query }) => query.ticket))).toEqual(new Set([TICKET]))
    await findText('Läuft ab...')

    await passTime(31_000)
    await untilGone('dialog', 'Temporäres Foto')
    await findText('Foto abgelaufen')
    expect(revoke).toHaveBeenCalledWith(photo.getAttribute('src'))
  })

  it('is gone when the member closes it, and returns the focus', async () => {
    answerThread(theApi(), MARA, [temporary()])
    answerView()
    theApi().on(temporaryPhoto, () => new Blob(['bild']))
    const { user } = await openApp(CHAT)
    await user.click(await find('button', /Tippen um anzuzeigen/))
    const dialog = await inside('dialog', 'Temporäres Foto')
    await user.click(dialog.getByRole('button', { name: 'Schließen' }))
    await untilGone('dialog', 'Temporäres Foto')
    await findText('Läuft ab...')
    await untilGone('button', /Tippen um anzuzeigen/)
  })

  it('says that it is over when another device opened it first', async () => {
    answerThread(theApi(), MARA, [temporary()])
    theApi().on(viewPhoto, () => refuse('gone', 'Foto abgelaufen'))
    const { user } = await openApp(CHAT)
    await user.click(await find('button', /Tippen um anzuzeigen/))
    await findText('Foto abgelaufen')
  })

  it('can be loaded again when the bytes did not arrive', async () => {
    answerThread(theApi(), MARA, [temporary()])
    answerView()
    let isAway = true
    theApi().on(temporaryPhoto, () =>
      isAway ? refuse('unavailable', 'Gleich wieder') : new Blob(['bild']),
    )
    const { user } = await openApp(CHAT)
    await user.click(await find('button', /Tippen um anzuzeigen/))
    await findText('Das Foto kam nicht an.')
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await find('img', 'Temporäres Foto')
  })

  it('can be opened again with the same key when the answer was lost', async () => {
    const { state } = answerThread(theApi(), MARA, [temporary()])
    let isLost = true
    const views = theApi().on(viewPhoto, ({ params }) => {
      state.messages = [temporary({ viewedAt: inMs(0), expiresAt: inMs(30_000) })]
      if (isLost) return refuse('unavailable', 'Gleich wieder')
      return {
        url: `/api/messages/${params.id}/photo?ticket=${TICKET}`,
        viewedAt: inMs(0),
        expiresAt: inMs(30_000),
      }
    })
    theApi().on(temporaryPhoto, () => new Blob(['bild']))
    const { user } = await openApp(CHAT)
    await user.click(await find('button', /Tippen um anzuzeigen/))
    await passTime(100)
    isLost = false
    await user.click(await find('button', /Tippen um anzuzeigen/))
    await find('img', 'Temporäres Foto')
    const [first, second] = views.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
  })

  it('can be opened again when it was closed before the bytes arrived', async () => {
    answerThread(theApi(), MARA, [temporary()])
    answerView()
    theApi().on(temporaryPhoto, () => refuse('unavailable', 'Gleich wieder'))
    const { user } = await openApp(CHAT)
    await user.click(await find('button', /Tippen um anzuzeigen/))
    await findText('Das Foto kam nicht an.')
    const dialog = await inside('dialog', 'Temporäres Foto')
    await user.click(dialog.getByRole('button', { name: 'Schließen' }))
    await untilGone('dialog', 'Temporäres Foto')
    await find('button', /Tippen um anzuzeigen/)
  })

  it('shows its sender only whether it was opened', async () => {
    const own = (number: number, change = {}) =>
      ownMessage(MARA, number, '', { ...PHOTO, isTemporary: true, ...change })
    answerThread(theApi(), MARA, [
      own(1),
      own(2, { viewedAt: inMs(-1000), expiresAt: inMs(1_200_000) }),
      own(3, { viewedAt: inMs(-90_000), expiresAt: inMs(-60_000) }),
    ])
    const media = answerMedia()
    await openApp(CHAT)
    await findText('Noch nicht geöffnet')
    await findText('Geöffnet')
    await findText('Foto abgelaufen')
    scrollToEnd()
    await passTime(1_201_000)
    await untilUnsaid('Läuft ab...')
    expect(media).toEqual([])
    expect(screen.queryByRole('button', { name: /Tippen|vergrößern/ })).toBeNull()
  })
})
