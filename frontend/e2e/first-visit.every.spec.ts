import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures/test.ts'

const LOGIN_BYTES = 130_000
const FEED_BYTES = 215_000

/** Gzipped size of all JavaScript that the browser fetches. */
const scriptBytes = (page: Page) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test.describe('the JavaScript of a first visit', () => {
  test('stays within its budget at the login', async ({ page }) => {
    const total = scriptBytes(page)
    await page.goto('/')
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await total()).toBeLessThanOrEqual(LOGIN_BYTES)
  })

  test('stays within its budget at the feed', async ({ page, context, member }) => {
    await signIn(context, member)
    const total = scriptBytes(page)
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await total()).toBeLessThanOrEqual(FEED_BYTES)
  })
})
