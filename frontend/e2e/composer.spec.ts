import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { blackPng } from '#testing/image-builder.ts'
import { phoneVideo } from '#testing/mp4-builder.ts'
import { fileOfSize, hugePhoto, phonePhoto, pickFile } from './fixtures/photos.ts'
import { expect, test } from './fixtures/test.ts'

const LIMIT = 50 * 1024 * 1024

const openComposer = async (page: Page, text = ''): Promise<void> => {
  await page.getByRole('button', { name: 'Raushauen' }).first().click()
  await page.getByLabel('Inhalt').fill(text)
}

const photo = async () => ({
  name: 'pit.jpg',
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(),
})

test('names the reason when a file cannot be shown', async ({ signedInPage: page }) => {
  await openComposer(page)
  const toasts = page.getByRole('region', { name: /Hinweise/ })

  const notes = { name: 'setlist.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await pickFile(page, 'Bild oder Video', notes)
  await expect(toasts).toContainText('Ungültiger Dateityp')
  await expect(toasts).toContainText('Bitte wähle eine Bild- oder Videodatei aus.')

  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }
  await pickFile(page, 'Bild oder Video', heic)
  await expect(toasts).toContainText('HEIC-Fotos können die meisten Browser nicht anzeigen.')

  await pickFile(page, 'Bild oder Video', await fileOfSize('konzert.mp4', LIMIT + 1))
  await expect(toasts).toContainText('Datei zu groß')
  await expect(toasts).toContainText('Datei ist 50,1MB. Max. 50MB erlaubt.')

  const disguised = { name: 'riff.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<html>') }
  await pickFile(page, 'Audio', disguised)
  const refusal = toasts.getByText('Der Inhalt der Datei passt nicht zu ihrem Typ.')
  await expect(refusal).toBeVisible()

  // A toast below the pointer does not end by itself.
  await refusal.hover()
  await pickFile(page, 'Bild oder Video', await photo())
  await expect(refusal).toBeHidden()
})

test('asks for content when a post on the desktop is empty', async ({ signedInPage: page }) => {
  await openComposer(page)
  await page.getByRole('button', { name: 'Posten' }).click()
  await expect(page.getByText('Inhalt ist erforderlich')).toBeVisible()
  await expect(page.getByLabel('Inhalt')).toHaveAttribute('aria-invalid', 'true')
})

test(
  'keeps the draft and its picture when an upload is cancelled',
  { tag: '@core' },
  async ({ signedInPage: page }) => {
    await page.route('**/incoming/**', () => undefined)
    await openComposer(page, 'Doch nicht')
    await pickFile(page, 'Bild oder Video', await photo())
    await page.getByRole('button', { name: 'Posten' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByLabel('Inhalt')).toHaveValue('Doch nicht')
    await expect(page.getByAltText('Vorschau')).toBeVisible()
  },
)

test('posts a photo of 50 megapixels after making it smaller', async ({
  signedInPage: page,
  request,
}) => {
  test.slow()
  const text = `Scharf bis zur letzten Reihe ${randomUUID()}`
  await openComposer(page, text)
  await pickFile(page, 'Bild oder Video', {
    name: 'pit.jpg',
    mimeType: 'image/jpeg',
    buffer: await hugePhoto(),
  })
  await expect(page.getByAltText('Vorschau')).toBeVisible()
  await page.getByRole('button', { name: 'Posten' }).click()
  const picture = page.getByRole('article').filter({ hasText: text }).getByRole('img').last()
  const served = await request.get((await picture.getAttribute('src')) ?? '')
  const { width, height } = await sharp(await served.body()).metadata()
  expect({ width, height }).toEqual({ width: 2048, height: 1536 })
})

test('refuses a picture that would exhaust the memory of the device', async ({
  signedInPage: page,
}) => {
  await openComposer(page)
  const bomb = { name: 'bombe.png', mimeType: 'image/png', buffer: Buffer.from(blackPng(30_000)) }
  await pickFile(page, 'Bild oder Video', bomb)
  const toasts = page.getByRole('region', { name: /Hinweise/ })
  await expect(toasts).toContainText('Datei zu groß')
  await expect(toasts).toContainText('Das Bild hat zu viele Pixel für dein Gerät.')
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/503|Failed to load resource/] })

  test('keeps the draft and posts once when an answer was lost', async ({ signedInPage: page }) => {
    const text = `Nicht verlieren ${randomUUID()}`
    let losesAnswers = true
    await page.route('**/api/community/posts', async (route) => {
      if (route.request().method() !== 'POST' || !losesAnswers) return route.fallback()
      await expect(page.getByText('Upload erfolgreich', { exact: true })).toBeVisible()
      await route.fetch()
      return route.fulfill({ status: 503, body: '' })
    })
    await openComposer(page, text)
    await pickFile(page, 'Bild oder Video', await photo())
    await page.getByRole('button', { name: 'Posten' }).click()
    await expect(
      page
        .getByRole('region', { name: /Hinweise/ })
        .getByText('Beitrag konnte nicht erstellt werden.'),
    ).toBeVisible()
    await expect(page.getByLabel('Inhalt')).toHaveValue(text)

    losesAnswers = false
    await page.getByRole('button', { name: 'Posten' }).click()
    const post = page.getByRole('article').filter({ hasText: text })
    await expect(post).toHaveCount(1)
    await page.reload()
    await expect(post).toHaveCount(1)
  })
})

/** Records what the page uploads, because Playwright does not see the bytes of a blob. */
const listenToUploads = async (page: Page): Promise<() => Promise<number[]>> => {
  const log = await page.evaluateHandle(() => {
    const uploads: { blob?: Blob } = {}
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Blob) {
        if (body) uploads.blob = body
        super.send(body)
      }
    }
    return uploads
  })
  return () =>
    log.evaluate(async ({ blob }) => [...new Uint8Array((await blob?.arrayBuffer()) ?? [])])
}

test(
  'removes the location when a phone video is uploaded',
  { tag: '@core' },
  async ({ signedInPage: page }) => {
    const recording = Buffer.from(phoneVideo())
    expect(recording.includes('+52.5163')).toBe(true)
    await openComposer(page, `Von gestern Abend ${randomUUID()}`)
    await pickFile(page, 'Bild oder Video', {
      name: 'IMG_0815.MOV',
      mimeType: 'video/quicktime',
      buffer: recording,
    })
    await expect(page.getByText('IMG_0815.MOV')).toBeVisible()
    const sent = await listenToUploads(page)

    const published = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/community/posts') && response.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'Posten' }).click()
    expect((await published).status()).toBe(201)

    const bytes = Buffer.from(await sent())
    expect(bytes).toHaveLength(recording.length)
    expect(bytes.includes('+52.5163')).toBe(false)
  },
)
