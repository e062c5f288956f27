import type { Page } from '@playwright/test'
import { LOST_CONNECTION_ERRORS } from './fixtures/connection.ts'
import { EARLIER } from './fixtures/earlier-release.ts'
import { siteUrl } from './fixtures/env.ts'
import { phonePhoto } from './fixtures/photos.ts'
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

const loginTab = (page: Page) => page.getByRole('tab', { name: 'Anmelden' })

test.describe('the service worker', () => {
  test('starts the shell within a second without a network, and on one that does not answer', async ({
    page,
    server,
  }) => {
    await page.goto('/')
    await untilInstalled(page)
    const start = async (): Promise<number> => {
      const started = Date.now()
      await page.goto('/')
      await expect(loginTab(page)).toBeVisible()
      return Date.now() - started
    }
    // A busy machine delays single starts; one that waited for the network would be slow each time.
    const expectFast = (network: string) =>
      expect(async () => {
        const ms = await start()
        test.info().annotations.push({ type: `start ${network}`, description: `${String(ms)} ms` })
        expect(ms).toBeLessThanOrEqual(1000)
      }, `start ${network}`).toPass({ timeout: 10_000 })
    server.delayMs = 60_000
    await expectFast('slow')
    server.isReachable = false
    server.delayMs = 0
    await expectFast('offline')
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

  test('offers a new release after a refusal, and shows it only when the member takes it', async ({
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
    server.refusedPath = '/api/auth/login'
    await page.getByLabel('Benutzername').fill('halb getippt')
    await page.getByLabel('Passwort', { exact: true }).fill('Blastbeat-im-Moshpit')
    await page.getByRole('button', { name: 'Rein in den Pit' }).click()
    await expect(offerOf(page)).toBeVisible({ timeout: 20_000 })
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
    await expect(offerOf(other)).toBeVisible({ timeout: 20_000 })
    await offerOf(other).click()
    await expect(other.locator('html:not([data-release])')).toBeAttached()
    expect(await codeOf(other)).toEqual({ earlier: false, current: true })
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

  test('brings a shared link and picture into the composer, past the login', async ({
    page,
    member,
  }) => {
    await page.goto('/')
    await untilInstalled(page)
    const picture = (await phonePhoto()).toString('base64')
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const files = new DataTransfer()
      files.items.add(new File([bytes], 'pit.jpg', { type: 'image/jpeg' }))
      document.body.insertAdjacentHTML(
        'beforeend',
        `<form method="post" action="/teilen" enctype="multipart/form-data">
           <input name="text" value="Hört mal https://metal.test/riff"><input name="files" type="file">
         </form>`,
      )
      const form = [...document.forms].at(-1)
      const input = form?.elements.namedItem('files')
      if (input instanceof HTMLInputElement) input.files = files.files
      form?.submit()
    }, picture)
    await page.getByLabel('Benutzername').fill(member.username)
    await page.getByLabel('Passwort', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Rein in den Pit' }).click()
    await expect(page.getByLabel('Inhalt')).toHaveValue('Hört mal')
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://metal.test/riff')
    await expect(page.getByText('pit.jpg')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})
