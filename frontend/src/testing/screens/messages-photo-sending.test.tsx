import { fireEvent, screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#shared/api/messages.ts'
import { createUpload } from '#shared/api/uploads.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { until } from '../clock.ts'
import { networkError, refuse } from '../fake-api.ts'
import { aMember, ME } from '../members.ts'
import { aMessage, answerThread, ownMessage } from '../messages.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, find, findText, untilGone } from '../queries.ts'

const MARA = aMember(20, 'Mara')
const CHAT = `/messages?user=${MARA.id}`
const PHOTO = { mediaType: 'image', mediaWidth: 600, mediaHeight: 400 } as const

describe('picking a photo', () => {
  const pick = async (file: File) => {
    answerThread(theApi(), MARA, [aMessage(MARA, 1, 'Schick was', { senderId: ME.id })])
    await openApp(CHAT)
    await findText('Schick was')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no picker.')
    fireEvent.change(input, { target: { files: [file] } })
  }

  it('takes images only', async () => {
    await pick(new File(['%PDF'], 'setlist.pdf', { type: 'application/pdf' }))
    await expectToast('Ungültiger Dateityp')
    await expectToast('Nur Bilddateien sind erlaubt.')
  })

  it('takes at most 5 MB', async () => {
    const bytes = new Uint8Array(LIMITS.photoBytes + 1)
    await pick(new File([bytes], 'riesig.jpg', { type: 'image/jpeg' }))
    await expectToast('Datei zu groß')
    await expectToast('Maximum 5MB erlaubt.')
  })
})

/** The bucket: a PUT waits until the test ends it. */
class FakePut extends EventTarget {
  static readonly open: FakePut[] = []
  status = 0
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload?: () => void
  onabort?: () => void
  onloadend?: () => void

  open(): void {
    FakePut.open.push(this)
  }

  setRequestHeader(): void {
    // Signed headers.
  }

  send(): void {
    this.upload.onprogress?.({ loaded: 20 })
  }

  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }

  finish(): void {
    this.status = 200
    this.onload?.()
    this.onloadend?.()
  }
}

describe('sending a photo', () => {
  const GIF = Buffer.from(`GIF89a\x02\0\x02\0\0\0\0,\0\0\0\0\x02\0\x02\0\0\x02\0;`, 'latin1')

  const sendGif = async () => {
    FakePut.open.length = 0
    vi.stubGlobal('XMLHttpRequest', FakePut)
    answerThread(theApi(), MARA, [aMessage(MARA, 1, 'Zeig her')])
    const uploads = theApi().on(createUpload, () => ({
      uploadUrl: 'https://bucket.example/incoming/a.gif',
      headers: {},
      objectPath: 'incoming/me/a.gif',
      url: '/incoming/me/a.gif',
    }))
    const { user } = await openApp(CHAT)
    await findText('Zeig her')
    const zone = screen.getByRole('region', { name: /Unterhaltung mit Mara/ })
    const file = new File([GIF], 'headbang.gif', { type: 'image/gif' })
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [file] } })
    await find('img', 'Vorschau')
    return { user, uploads }
  }

  it('shows the progress in the bubble, and cancelling removes the message', async () => {
    const { user, uploads } = await sendGif()
    const sent = theApi().on(sendMessage, () => refuse('internal', 'Nichts zu senden'))
    await user.click(button('Senden'))
    const bar = await find('progressbar', /Wird hochgeladen/)
    await until(() => {
      expect(bar.getAttribute('value')).not.toBe('0')
    })
    expect(uploads).toHaveLength(1)
    await user.click(button('Abbrechen'))
    await untilGone('progressbar', /Wird hochgeladen/)
    await untilGone('button', /Dein Foto/)
    expect(sent).toHaveLength(0)
  })

  it('uploads once when the answer to the message is lost', async () => {
    const { user, uploads } = await sendGif()
    let isAway = true
    const sent = theApi().on(sendMessage, ({ body, idempotencyKey }) =>
      isAway
        ? networkError()
        : ownMessage(MARA, 9, '', {
            ...PHOTO,
            isTemporary: body.isTemporary === true,
            clientId: idempotencyKey ?? null,
          }),
    )
    await user.click(await find('switch', 'Verschwindet nach 30s'))
    await user.click(button('Senden'))
    await until(() => {
      expect(FakePut.open).toHaveLength(1)
    })
    FakePut.open[0]?.finish()
    await find('button', 'Erneut')
    isAway = false
    await user.click(button('Erneut'))
    await findText('Noch nicht geöffnet')
    await untilGone('button', 'Erneut')
    expect(uploads).toHaveLength(1)
    expect(sent.map(({ body }) => [body.mediaUrl, body.isTemporary])).toEqual([
      ['/incoming/me/a.gif', true],
      ['/incoming/me/a.gif', true],
    ])
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('keeps the photo while the member is elsewhere', async () => {
    const { user } = await sendGif()
    await user.click(await find('link', 'Nachrichten'))
    await untilGone('img', 'Vorschau')
    await user.click(await find('link', /^Mara/))
    await find('img', 'Vorschau')
  })

  it('removes the photo before it is sent', async () => {
    const { user, uploads } = await sendGif()
    await user.click(button('Foto entfernen'))
    await untilGone('img', 'Vorschau')
    expect(uploads).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Senden' })).toBeNull()
  })
})
