import type { Page } from '@playwright/test'
import { listLikedPosts } from '#shared/api/liked-posts.ts'
import { listPosts } from '#shared/api/posts.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listStories } from '#shared/api/stories.ts'
import { listThreads } from '#shared/api/threads.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { answerArticles, manyArticles } from '../../src/testing/articles.ts'
import { answerBands, bandCards } from '../../src/testing/bands.ts'
import { aConcert, answerConcerts } from '../../src/testing/concerts.ts'
import { aMember, aPost, ME, ownPost } from '../../src/testing/members.ts'
import { aThread } from '../../src/testing/messages.ts'
import { profileOf } from '../../src/testing/people.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, startTour } from '../fixtures/tour.ts'

const LEFT_PX = 700

const SCREENS = ['/', '/news', '/concerts', '/bands', '/profile?zeige=horns', '/messages'] as const

const NUMBERS = Array.from({ length: 40 }, (_, index) => index)
const POSTS = NUMBERS.map((number) => aPost(100 - number, `Krach Nummer ${number}`))
const CONCERTS = NUMBERS.map((number) => aConcert(number + 1))
const THREADS = NUMBERS.map((number) => aThread(aMember(200 + number, `Fan ${number}`), 'Na?'))

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('returns from another place to where each list was left', async ({ page }) => {
  test.slow()
  const api = await startTour(page)
  answerArticles(api, manyArticles)
  answerConcerts(api, CONCERTS)
  answerBands(api, bandCards)
  api.on(listStories, () => [])
  api.on(listPosts, () => POSTS)
  api.on(listThreads, ({ query }) => (query.folder === 'requests' ? [] : THREADS))
  api.on(getProfile, () => profileOf(ME))
  api.on(listUserPosts, () => NUMBERS.map((number) => ownPost(100 - number, `Riff ${number}`)))
  api.on(listLikedPosts, () => POSTS)
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' })
  for (const path of SCREENS) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), LEFT_PX)
    await expect.poll(() => scrolled(page), { message: path }).toBeGreaterThan(0)
    const left = await scrolled(page)
    const away = path === '/messages' ? 'Community' : 'Nachrichten'
    await bar.getByRole('link', { name: away }).click()
    await expect.poll(() => scrolled(page), { message: path }).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page), { message: path }).toBe(left)
  }
  expectNoFaults(api)
})
