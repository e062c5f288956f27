import type { Locator, Page } from '@playwright/test'
import { listPosts } from '#shared/api/posts.ts'
import { aPost } from '../../src/testing/members.ts'
import { aConcert, answerConcerts } from '../../src/testing/concerts.ts'
import { answerSettings } from '../../src/testing/settings.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, startTour } from '../fixtures/tour.ts'

/** docs/product/screens.md#first-content */
const FIRST_CONCERT_PX = 300
const FIRST_POST_PX = 360
const FIRST_SUBJECT_PX = 220

const CONCERTS = Array.from({ length: 45 }, (_, index) => aConcert(index))

const topOf = async (entry: Locator): Promise<number> => {
  await expect(entry).toBeVisible()
  return entry.evaluate((element) => element.getBoundingClientRect().top)
}

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth),
  ).toBe(0)
}

test('shows the first post at the top of the feed', async ({ page }) => {
  const api = await startTour(page)
  api.on(listPosts, () => [aPost(9, 'Krach')])
  await page.goto('/')
  expect(await topOf(page.getByRole('article').first())).toBeLessThanOrEqual(FIRST_POST_PX)
  expectNoFaults(api)
})

test('shows the first concert at the top, whatever is chosen, in list and month', async ({
  page,
  isMobile,
}) => {
  const api = await startTour(page)
  answerConcerts(api, CONCERTS)
  const first = page.getByRole('article').first()
  await page.goto('/concerts')
  expect(await topOf(first)).toBeLessThanOrEqual(FIRST_CONCERT_PX)
  if (!isMobile) {
    expectNoFaults(api)
    return
  }
  await page.goto('/concerts?search=krach&city=Essen&range=30')
  expect(await topOf(first)).toBeLessThanOrEqual(FIRST_CONCERT_PX)
  await page.getByRole('button', { name: 'Filter „krach“ entfernen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Filter Essen entfernen' })).toBeFocused()
  await page.goto('/concerts?view=month')
  const day = page.getByRole('main').getByRole('button', { expanded: false }).first()
  expect(await topOf(day)).toBeLessThanOrEqual(FIRST_CONCERT_PX)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Liste', exact: true }).click()
  await expect(first).toBeVisible()
  await expectNoSidewaysScroll(page)
  expectNoFaults(api)
})

test('shows the index of the settings at the top, and as it was left on the way back', async ({
  page,
  isMobile,
}) => {
  const api = await startTour(page)
  answerSettings(api)
  await page.goto('/settings')
  const subjects = page.getByRole('navigation', { name: 'Themen' }).getByRole('link')
  expect(await topOf(subjects.first())).toBeLessThanOrEqual(FIRST_SUBJECT_PX)
  await page.setViewportSize({ width: 320, height: 480 })
  await expectNoSidewaysScroll(page)
  await subjects.last().scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(0)
  await subjects.last().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Konto und Daten' })).toBeFocused()
  await expectNoSidewaysScroll(page)
  await page.getByRole('main').getByRole('link', { name: 'Einstellungen' }).press('Enter')
  await expect(subjects.last()).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(left)
  if (!isMobile) await page.setViewportSize({ width: 768, height: 1024 })
  await expectNoSidewaysScroll(page)
  expectNoFaults(api)
})
