import type { Page } from '@playwright/test'
import { EARLIER } from './fixtures/earlier-release.ts'
import { loginTab, test, untilInstalled, WITH_WORKER } from './fixtures/service-worker.ts'
import { expect } from './fixtures/test.ts'

test.use(WITH_WORKER)

const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release')

/** Which releases the code of the page is from. */
const codeOf = async (page: Page) => {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const code = paths.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))
  const earlier = code.filter((path) => path.includes(EARLIER))
  return { earlier: earlier.length > 0, current: earlier.length < code.length }
}

const offerOf = (page: Page) => page.getByRole('button', { name: 'Neue Version – neu laden' })

test.describe('a release of the service worker', () => {
  test(
    'offers a new release after a refusal, and shows it only when the member takes it',
    { tag: '@core' },
    async ({ page, context, server }) => {
      server.release = 'previous'
      await page.goto('/')
      await untilInstalled(page)
      const other = await context.newPage()
      await other.goto('/')
      await expect(loginTab(other)).toBeVisible()

      server.release = 'current'
      server.refusedPath = '/api/auth/login'
      await page.getByLabel('Benutzername').fill('halb getippt')
      await page.getByLabel('Passwort', { exact: true }).fill('Blastbeat-im-Moshpit')
      await page.getByRole('button', { name: 'Rein in den Pit' }).click()
      await expect(offerOf(page)).toBeVisible()
      expect(await releaseOf(page)).toBe('previous')
      // A visit before that is still one of the earlier release, with the files of that one.
      await other.goto('/about')
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await releaseOf(other)).toBe('previous')
      expect(await codeOf(other)).toEqual({ earlier: true, current: false })

      await offerOf(page).click()
      await expect(page.locator('html:not([data-release])')).toBeAttached()
      await expect(page.getByLabel('Benutzername')).toHaveValue('halb getippt')
      expect(await codeOf(page)).toEqual({ earlier: false, current: true })
      expect(await releaseOf(other)).toBe('previous')
      await expect(offerOf(other)).toBeVisible()
      await offerOf(other).click()
      await expect(other.locator('html:not([data-release])')).toBeAttached()
      expect(await codeOf(other)).toEqual({ earlier: false, current: true })
    },
  )

  test('keeps the earlier release when a file of the new one is missing', async ({
    page,
    server,
  }) => {
    await page.goto('/')
    await untilInstalled(page)
    server.release = 'broken'
    await lookForRelease(page)
    await page.waitForTimeout(1000)
    await page.reload()
    await expect(loginTab(page)).toBeVisible()
    expect(await releaseOf(page)).toBeNull()
  })

  test('is gone with its caches after a recall', async ({ page, server }) => {
    server.release = 'previous'
    await page.goto('/')
    await untilInstalled(page)
    server.release = 'recalled'
    await page.goto('/')
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0])
    await page.reload()
    await expect(loginTab(page)).toBeVisible()
    expect(await releaseOf(page)).toBeNull()
  })
})
