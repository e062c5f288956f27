import type { Locator, Page } from '@playwright/test'
import { listConcerts } from '#shared/api/concerts.ts'
import { listPosts } from '#shared/api/posts.ts'
import { listThreads } from '#shared/api/threads.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { aConcert, cardOf } from '../../src/testing/concerts.ts'
import { aPost, ME } from '../../src/testing/members.ts'
import { answerSettings } from '../../src/testing/settings.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, startTour } from '../fixtures/tour.ts'

const FIRST_POST_PX = 300
const TARGET_PX = 44

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? NaN

test(
  'starts the feed on the first screen, and shows one card after its first posts',
  { tag: '@core' },
  async ({ page }) => {
    const api = await startTour(page)
    const gig = cardOf(aConcert(1))
    api.on(listConcerts, () => [gig])
    const posts = [9, 8, 7, 6, 5].map((number) => aPost(number, `Krach Nummer ${number}`))
    api.on(listPosts, () => posts)
    await page.goto('/')
    const post = (number: number) =>
      page.getByRole('article').filter({ hasText: `Krach Nummer ${number}` })
    await expect(post(9)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await topOf(post(9))).toBeLessThanOrEqual(FIRST_POST_PX)

    const card = page.getByRole('article', { name: 'Nächste Gigs' })
    await expect(card).toContainText(gig.bandName)
    const hide = card.getByRole('button', { name: 'Nicht mehr zeigen: Nächste Gigs' })
    const order = await Promise.all([post(7), card, hide, post(6)].map(topOf))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    await expect(page.getByRole('article', { name: 'Wall of Horns' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
    expectNoFaults(api)
  },
)

test(
  'leads to the places of the product from the bar, whose targets fit a thumb',
  { tag: '@core' },
  async ({ page }) => {
    const api = await startTour(page)
    api.on(listThreads, () => [])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Schnellzugriff' })
    await expect(bar.getByRole('link')).toHaveText(['Community', 'Nachrichten'])
    await expect(bar.getByRole('button')).toHaveText(['Horns', '', 'Aktivitäten'])
    for (const target of await bar.locator('a, button').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX)
      expect(await target.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    }
    const current = bar.locator('[aria-current="page"]')
    await expect(current).toHaveText('Community')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await current.tap()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await bar.getByRole('link', { name: 'Nachrichten' }).tap()
    await expect(page).toHaveURL(/\/messages$/)
    await expect(current).toHaveText('Nachrichten')
    expectNoFaults(api)
  },
)

/** Whether the centre of the focused element receives a tap, or the element is taller than the free part. */
const isFocusCovered = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    if (element === document.body) return undefined
    const label = getComputedStyle(element).opacity === '0' ? element.closest('label') : null
    const shown = label ?? element
    const { left, top, width, height } = shown.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2) ?? document.body
    const isClear = shown.contains(hit) || hit.closest('label')?.control === element
    const name = ({ outerHTML }: Element) => outerHTML.slice(0, 120)
    return isClear ? undefined : `${name(element)} is under ${name(hit)}`
  })

const expectFocusVisible = async (page: Page): Promise<void> => {
  const covered: string[] = []
  const isAtEnd = () =>
    page.evaluate(() => document.activeElement?.closest('[data-bottom-bar]') !== null)
  await page.getByRole('main').focus()
  await page.keyboard.press('Tab')
  while (!(await isAtEnd())) {
    const found = await isFocusCovered(page)
    if (found !== undefined) covered.push(found)
    await page.keyboard.press('Tab')
  }
  expect(covered).toEqual([])
}

test(
  'keeps the focused control clear of the bars at the bottom',
  { tag: '@core' },
  async ({ page }) => {
    const api = await startTour(page)
    answerSettings(api)
    api.on(listUserPosts, () => [])
    api.on(getProfile, () => ({
      ...ME,
      selectedRoles: [],
      favoriteGenres: [],
      followersCount: 0,
      followingCount: 0,
      createdAt: new Date().toISOString(),
    }))
    const subjects = [
      ['/settings', 'Chats'],
      ['/settings/profil', 'Geburtstag'],
      ['/settings/anmeldung', 'Du hast keine Codes.'],
    ] as const
    for (const [path, text] of subjects) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectFocusVisible(page)
    }

    await page.goto('/profile')
    await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
    await expect(page.getByLabel('Anzeigename')).toBeVisible()
    await expectFocusVisible(page)
    expectNoFaults(api)
  },
)
