import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/media-devices.ts'
import { annaAndBen, attachPhoto, chatWith } from './fixtures/messages.ts'

test(
  'sends a photo without its place and device, which opens in the viewer',
  { tag: '@core' },
  async ({ newMember, openAs, request }) => {
    const [anna, ben] = await annaAndBen({ newMember, request })
    const annasPage = await openAs(anna, chatWith(ben))
    const bensPage = await openAs(ben, chatWith(anna))
    await attachPhoto(annasPage)
    await expectAccessible(annasPage)
    await annasPage.getByLabel('Nachricht an Ben').fill('Erste Reihe')
    await annasPage.getByRole('button', { name: 'Senden' }).click()
    await expect(annasPage.getByRole('img', { name: 'Gesendet', exact: true })).toBeVisible()

    const shown = bensPage.getByRole('img', { name: 'Foto von Anna' })
    await expect(shown).toBeVisible()
    await expect(bensPage.getByRole('log').getByText('Erste Reihe')).toBeVisible()
    const stored = await request.get((await shown.getAttribute('src')) ?? '')
    const { exif, width, height } = await sharp(await stored.body()).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 1200, height: 1600 })

    await bensPage.getByRole('button', { name: 'Foto von Anna vergrößern' }).click()
    await expect(bensPage.getByRole('button', { name: 'Schließen' })).toBeVisible()
    await expectAccessible(bensPage)
    await bensPage.keyboard.press('Escape')
    await expect(bensPage.getByRole('button', { name: 'Schließen' })).toBeHidden()
    await expect(bensPage.getByRole('button', { name: 'Foto von Anna vergrößern' })).toBeFocused()
  },
)

const seconds = (page: Page): Promise<number> =>
  page
    .getByRole('log')
    .getByRole('slider', { name: 'Stelle' })
    .getAttribute('aria-valuenow')
    .then(Number)

test('records, sends and plays a voice message with seek', async ({
  newMember,
  openAs,
  request,
}) => {
  const [anna, ben] = await annaAndBen({ newMember, request })
  const annasPage = await openAs(anna, chatWith(ben))
  await annasPage.getByRole('button', { name: 'Sprachnachricht aufnehmen' }).click()
  const recorder = annasPage.getByRole('group', { name: 'Aufnahme' })
  await expect(recorder.getByText(/0:0[2-9]/)).toBeVisible()
  await expectAccessible(annasPage)
  await recorder.getByRole('button', { name: 'Pause' }).click()
  await recorder.getByRole('button', { name: 'Weiter aufnehmen' }).click()
  await expect(recorder.getByText(/0:(0[4-9]|[1-5]\d)/)).toBeVisible()
  await recorder.getByRole('button', { name: 'Aufnahme beenden' }).click()
  await recorder.getByRole('button', { name: 'Abspielen' }).click()
  await expect(recorder.getByRole('button', { name: 'Anhalten' })).toBeVisible()
  await annasPage.getByRole('button', { name: 'Sprachnachricht senden' }).click()
  await expect(annasPage.getByRole('img', { name: 'Gesendet', exact: true })).toBeVisible()

  const bensPage = await openAs(ben, chatWith(anna))
  const message = bensPage.getByRole('group', { name: 'Sprachnachricht von Anna' })
  await expect(message).toBeVisible()
  const slider = message.getByRole('slider', { name: 'Stelle' })
  await slider.click({ position: { x: 90, y: 20 } })
  await expect.poll(() => seconds(bensPage)).toBeGreaterThan(0)
  const range = bensPage.waitForResponse((response) => response.status() === 206)
  await message.getByRole('button', { name: 'Abspielen' }).click()
  await range
  await expect(message.getByRole('button', { name: 'Anhalten' })).toBeVisible()
  await slider.press('Home')
  await expect.poll(() => seconds(bensPage)).toBeGreaterThanOrEqual(1)
  await expect(message.getByRole('button', { name: 'Abspielen' })).toBeVisible()
})

test('keeps a recording of a member who leaves the chat', async ({
  newMember,
  openAs,
  request,
}) => {
  const [anna, ben] = await annaAndBen({ newMember, request })
  const page = await openAs(anna, chatWith(ben))
  await page.getByRole('button', { name: 'Sprachnachricht aufnehmen' }).click()
  await expect(page.getByRole('group', { name: 'Aufnahme' }).getByText(/0:0[1-9]/)).toBeVisible()
  await page.getByRole('link', { name: 'Community' }).first().click()
  await expect(page.getByRole('group', { name: 'Aufnahme' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('group', { name: 'Deine Aufnahme' })).toBeVisible()
  await page.getByRole('button', { name: 'Aufnahme verwerfen' }).click()
  await expect(page.getByRole('group', { name: 'Aufnahme' })).toBeHidden()
})
