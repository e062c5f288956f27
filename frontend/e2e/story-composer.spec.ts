import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/media-devices.ts'
import { fileOfSize, phonePhoto, pickFile } from './fixtures/photos.ts'
import { openStoryComposer, shareStory, storiesOf, toolOf } from './fixtures/story-composer.ts'

const LIMIT = 50 * 1024 * 1024

const toasts = (page: Page) => page.getByRole('region', { name: /Hinweise/ })

const photo = async () => ({
  name: 'pit.jpg',
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(),
})

const writeText = async (page: Page, text: string): Promise<void> => {
  await toolOf(page, 'Text')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Escape')
}

test(
  'publishes a photo of the camera with placed texts, after a reload',
  { tag: '@core' },
  async ({ signedInPage: page, member, request }) => {
    await openStoryComposer(page)
    await toolOf(page, 'Farbe')
    await page.getByRole('radio', { name: 'Einfarbig' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Kamera' }).click()
    await expect(page.getByRole('button', { name: 'Foto aufnehmen' })).toBeEnabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Foto aufnehmen' }).click()
    await expect(page.getByAltText('Dein Bild')).toBeVisible()

    await toolOf(page, 'Text')
    await page.keyboard.type('Erste Reihe')
    await page.keyboard.press('Enter')
    await page.keyboard.type('linkss')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Escape')
    const placed = page.getByRole('button', { name: 'Text „links“' })
    await expect(placed).toBeFocused()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('+')
    await page.keyboard.press('PageDown')
    const stage = page.getByRole('group', { name: 'Seite der Story' })
    const first = page.getByRole('button', { name: 'Text „Erste Reihe“' })
    await first.dragTo(stage, { targetPosition: { x: 2, y: 2 } })

    await expect(page.getByRole('slider', { name: 'Von links' })).toHaveValue('5')
    await expect(page.getByRole('slider', { name: 'Von oben' })).toHaveValue('10')
    const box = await first.boundingBox()
    if (!box) throw new Error('There is no text.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(400, 795, { steps: 4 })
    await page.mouse.up()
    await expect(first).toHaveCount(0)
    await toolOf(page, 'Rückgängig')
    await toolOf(page, 'Seite')
    await expect(page.getByText('Ganze Story: 5 s')).toBeVisible()

    await page.reload()
    await openStoryComposer(page)
    await expect(page.getByText('Dein Entwurf ist wieder da.')).toBeVisible()
    await expect(page.getByAltText('Dein Bild')).toBeVisible()
    await page.getByRole('button', { name: 'Teilen', exact: true }).dblclick()
    await expect(toasts(page)).toContainText('Story veröffentlicht! 🎉')
    await expect(page.getByRole('button', { name: 'Deine Story ansehen' })).toBeVisible()

    const stories = await storiesOf(request, member)
    expect(stories.map(({ slides }) => slides.length)).toEqual([1])
    const slide = stories[0]?.slides[0]
    expect(slide?.textOverlays).toMatchObject([
      { text: 'Erste Reihe', fontSize: 32 },
      { text: 'links', x: 44, fontSize: 34, rotation: 5 },
    ])
    const served = await request.get(slide?.mediaUrl ?? '')
    const { format, width, height, exif } = await sharp(await served.body()).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 1080,
      height: 1920,
      exif: undefined,
    })
  },
)

test('records a video and shows it as long as it is', async ({
  signedInPage: page,
  member,
  request,
}) => {
  await openStoryComposer(page)
  await page.getByRole('button', { name: 'Kamera' }).click()
  await page.getByRole('radio', { name: 'Video' }).check()
  await page.getByRole('button', { name: 'Video aufnehmen' }).click()
  await expect(page.getByText('2 von 15 Sekunden')).toBeVisible()
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click()
  await expect(page.getByLabel('Dein Video')).toBeVisible()
  await toolOf(page, 'Seite')
  const seconds = Number(await page.getByRole('slider', { name: 'Dauer' }).inputValue())
  expect(seconds).toBeGreaterThanOrEqual(2)
  expect(seconds).toBeLessThan(15)
  await shareStory(page)
  await expect(toasts(page)).toContainText('Story veröffentlicht! 🎉')
  const [story] = await storiesOf(request, member)
  expect(story?.slides).toMatchObject([{ type: 'video' }])
})

test('names the reason when a file or an empty slide cannot be shared', async ({
  signedInPage: page,
}) => {
  await openStoryComposer(page)
  const notes = { name: 'setlist.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await pickFile(page, 'Galerie', notes)
  await expect(toasts(page)).toContainText('Ungültiger Dateityp')
  await expect(toasts(page)).toContainText('Bitte wähle eine Bild- oder Videodatei aus.')

  await pickFile(page, 'Galerie', await fileOfSize('konzert.mp4', LIMIT + 1))
  await expect(toasts(page)).toContainText('Datei ist 50,1MB. Max. 50MB erlaubt.')

  const broken = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32', 'hex')
  await pickFile(page, 'Galerie', { name: 'kaputt.mp4', mimeType: 'video/mp4', buffer: broken })
  await expect(toasts(page)).toContainText(/nicht abspielen|beschädigt/)

  await shareStory(page)
  await expect(page.getByRole('alert')).toContainText('Füge ein Bild oder Text hinzu')
})

test('says that a story with a term of the NSBM scene is checked first', async ({
  signedInPage: page,
}) => {
  await openStoryComposer(page)
  await writeText(page, 'NSBM für alle')
  await shareStory(page)
  await expect(toasts(page)).toContainText('Deine Story wird geprüft')
})

test('discards a draft', async ({ signedInPage: page }) => {
  await openStoryComposer(page)
  await writeText(page, 'Doch nicht')
  await page.getByRole('button', { name: 'Schließen' }).first().click()
  await openStoryComposer(page)
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await page
    .getByRole('dialog', { name: 'Entwurf verwerfen?' })
    .getByText('Verwerfen')
    .last()
    .click()
  await expect(page.getByText('Dein Entwurf ist wieder da.')).toHaveCount(0)
  await page.reload()
  await openStoryComposer(page)
  await expect(page.getByText('Dein Entwurf ist wieder da.')).toHaveCount(0)
})

test.describe('when the connection fails', () => {
  test.use({ expectedErrors: [/503|Failed to load resource|net::ERR/] })

  test('uploads each file once and publishes once', async ({
    signedInPage: page,
    member,
    request,
  }) => {
    const text = `Nicht doppelt ${randomUUID()}`
    let uploads = 0
    let isDown = true
    await page.route('**/incoming/**', (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      uploads += 1
      return isDown && uploads === 2 ? route.abort() : route.fallback()
    })
    await page.route('**/api/stories', async (route) => {
      if (route.request().method() !== 'POST' || !isDown) return route.fallback()
      isDown = false
      await route.fetch()
      return route.fulfill({ status: 503, body: '' })
    })
    await openStoryComposer(page)
    await pickFile(page, 'Galerie', await photo())
    await expect(page.getByAltText('Dein Bild')).toBeVisible()
    await writeText(page, text)
    await page.getByRole('button', { name: 'Seite hinzufügen' }).click()
    await pickFile(page, 'Galerie', await photo())
    await expect(page.getByAltText('Dein Bild')).toBeVisible()

    await shareStory(page)
    await expect(toasts(page)).toContainText('Das Bild konnte nicht hochgeladen werden.')
    await shareStory(page)
    await expect(toasts(page)).toContainText('Story konnte nicht veröffentlicht werden.')
    expect(uploads).toBe(3)

    await page.reload()
    await page.getByRole('button', { name: 'Story hinzufügen' }).click()
    await expect(page.getByText('Dein Entwurf ist wieder da.')).toBeVisible()
    await shareStory(page)
    await expect(toasts(page)).toContainText('Story veröffentlicht! 🎉')
    expect(uploads).toBe(3)
    expect(await storiesOf(request, member)).toHaveLength(1)
  })

  test('keeps the draft when the composer is closed while it uploads', async ({
    signedInPage: page,
  }) => {
    await page.route('**/incoming/**', () => undefined)
    await openStoryComposer(page)
    await pickFile(page, 'Galerie', await photo())
    await expect(page.getByAltText('Dein Bild')).toBeVisible()
    await shareStory(page)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Schließen' }).first().click()
    await expect(toasts(page)).toContainText('Upload abgebrochen')
    await openStoryComposer(page)
    await expect(page.getByAltText('Dein Bild')).toBeVisible()
  })
})
