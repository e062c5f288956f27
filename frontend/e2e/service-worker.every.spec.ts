import type { Page } from '@playwright/test'
import { siteUrl } from './fixtures/env.ts'
import { LOST_CONNECTION_ERRORS } from './fixtures/connection.ts'
import { ReleaseServer } from './fixtures/release-server.ts'
import { expect, signIn, test as base } from './fixtures/test.ts'

const test = base.extend<{ readonly server: ReleaseServer }>({
  server: async ({}, use) => {
    const server = new ReleaseServer(siteUrl() ?? '')
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => {
    await use(await server.start())
  },
})

test.use({ serviceWorkers: 'allow', expectedErrors: [LOST_CONNECTION_ERRORS] })

/** Waits until the worker of the page has stored its shell. */
const untilInstalled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release')

const offerOf = (page: Page) => page.getByRole('button', { name: 'Neue Version – neu laden' })

const loginTab = (page: Page) => page.getByRole('tab', { name: 'Anmelden' })

test.describe('the service worker', () => {
  test('starts the shell within a second without a network', async ({ page, server }) => {
    await page.goto('/')
    await untilInstalled(page)
    server.isReachable = false
    const started = Date.now()
    await page.goto('/')
    await expect(loginTab(page)).toBeVisible()
    const ms = Date.now() - started
    test.info().annotations.push({ type: 'offline start', description: `${String(ms)} ms` })
    expect(ms).toBeLessThanOrEqual(1000)
  })

  test('starts the feed of a member without a network', async ({
    page,
    context,
    member,
    server,
  }) => {
    await signIn(context, member)
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    await untilInstalled(page)
    server.isReachable = false
    await page.goto('/')
    await expect(page.getByText('Keine Verbindung.')).toBeVisible()
  })

  test('offers a new release and shows it only when the member takes it', async ({
    page,
    context,
    server,
  }) => {
    server.release = 'previous'
    await page.goto('/')
    await untilInstalled(page)
    const other = await context.newPage()
    await other.goto('/')
    await expect(loginTab(other)).toBeVisible()

    server.release = 'current'
    await lookForRelease(page)
    await expect(offerOf(page)).toBeVisible({ timeout: 20_000 })
    // A visit before that is still one of the earlier release, with the files of that one.
    await page.goto('/about')
    expect(await releaseOf(page)).toBe('previous')
    await page.goto('/')
    await page.getByLabel('Benutzername').fill('halb getippt')

    await offerOf(page).click({ timeout: 20_000 })
    await expect(page.locator('html:not([data-release])')).toBeAttached()
    await expect(page.getByLabel('Benutzername')).toHaveValue('halb getippt')
    expect(await releaseOf(other)).toBe('previous')
    await expect(offerOf(other)).toBeVisible()
    await offerOf(other).click()
    await expect(other.locator('html:not([data-release])')).toBeAttached()
  })

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
