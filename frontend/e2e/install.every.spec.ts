import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { expectScreenAccessible } from './fixtures/tour.ts'

/** Test browsers never offer the installation; this offer is one that the browser refuses when it is taken. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => Promise.reject(new DOMException('Used before', 'InvalidStateError'))
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })

test('offers the installation on the login, in a banner, and with instructions', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
  await offerInstall(page)
  await expect(
    page.getByRole('main').getByRole('button', { name: 'App installieren' }),
  ).toBeVisible()
  const banner = page.getByRole('region', { name: 'App installieren' })
  await expect(banner).toBeVisible()
  await expectScreenAccessible(page)
  await banner.getByRole('button', { name: 'App installieren' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await expectScreenAccessible(page)
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Schließen' }).click()
  await expect(banner).toBeHidden()
})

test('gives the browser all that it asks of an app', async ({ page, context }) => {
  await page.goto('/')
  const browser = await context.newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(data).toContain('"id": "/"')
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  const ids = installabilityErrors.map(({ errorId }) => errorId)
  // Test browsers are private windows. A browser without a window answers nothing here; then the manifest decides.
  expect(ids.filter((id) => id !== 'in-incognito')).toEqual([])
})
