import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { firstVisitFiles } from '../../scripts/tools/checks/page-budgets.ts'
import { expect, signIn, test } from './fixtures/test.ts'

const LOGIN_BYTES = 130_000
const FEED_BYTES = 215_000

/** All JavaScript that the browser fetches: its files, and their gzipped size. */
const scripts = (page: Page) => {
  const files: string[] = []
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    files.push(new URL(response.url()).pathname.slice(1))
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength))
  })
  return {
    bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    unexpected: (name: string) => {
      const expected = new Set(firstVisitFiles(name))
      return files.filter((file) => !expected.has(file))
    },
  }
}

test.describe('the JavaScript of a first visit', () => {
  test('stays within its budget at the login', async ({ page }) => {
    const loaded = scripts(page)
    await page.goto('/')
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await loaded.bytes()).toBeLessThanOrEqual(LOGIN_BYTES)
    expect(loaded.unexpected('login')).toEqual([])
  })

  test('stays within its budget at the feed', async ({ page, context, member }) => {
    await signIn(context, member)
    const loaded = scripts(page)
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await loaded.bytes()).toBeLessThanOrEqual(FEED_BYTES)
    expect(loaded.unexpected('feed')).toEqual([])
  })
})
