import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { listPosts } from '#shared/api/posts.ts'
import { firstVisitFiles } from '../../scripts/tools/checks/page-budgets.ts'
import { expect, signIn, test } from './fixtures/test.ts'

const LOGIN_BYTES = 130_000
const FEED_BYTES = 200_000

/** All JavaScript that the browser fetches: its files, and their gzipped size. */
const scripts = (page: Page) => {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  return {
    bytes: async () => {
      // Bodies that arrive later would not be read before the test ends.
      const bodies = await Promise.all(responses.map((response) => response.body()))
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
    },
    unexpected: (name: string) => {
      const expected = new Set(firstVisitFiles(name))
      const files = responses.map((response) => new URL(response.url()).pathname.slice(1))
      return files.filter((file) => !expected.has(file))
    },
  }
}

test.describe('the JavaScript of a first visit', () => {
  test('stays within its budget at the login', { tag: '@core' }, async ({ page }) => {
    const loaded = scripts(page)
    await page.goto('/')
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await loaded.bytes()).toBeLessThanOrEqual(LOGIN_BYTES)
    expect(loaded.unexpected('login')).toEqual([])
  })

  test(
    'stays within its budget at the feed, and asks for the posts once',
    { tag: '@core' },
    async ({ page, context, member }) => {
      await signIn(context, member)
      const loaded = scripts(page)
      let calls = 0
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === listPosts.path) calls += 1
      })
      await page.goto('/')
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await loaded.bytes()).toBeLessThanOrEqual(FEED_BYTES)
      expect(loaded.unexpected('feed')).toEqual([])
      expect(calls).toBe(1)
    },
  )
})
