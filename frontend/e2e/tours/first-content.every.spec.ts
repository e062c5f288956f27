import type { Locator, Page } from '@playwright/test'
import { listLikedPosts } from '#shared/api/liked-posts.ts'
import { listPosts } from '#shared/api/posts.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listStories } from '#shared/api/stories.ts'
import { listThreads } from '#shared/api/threads.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { aMember, aPost, ME, ownPost } from '../../src/testing/members.ts'
import { aMessage, answerThread, aThread } from '../../src/testing/messages.ts'
import { aConcert, answerConcerts } from '../../src/testing/concerts.ts'
import { aBadge, profileOf } from '../../src/testing/people.ts'
import { answerSettings } from '../../src/testing/settings.ts'
import { openStoryComposer } from '../fixtures/story-composer.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, startTour } from '../fixtures/tour.ts'

/** docs/product/screens.md#first-content */
const FIRST_CONCERT_PX = 300
const FIRST_POST_PX = 360
const FIRST_SUBJECT_PX = 220
const FIRST_CHAT_PX = 220
const PROFILE_TABS_PX = 520
const CHAT_HEAD_PX = 64
const STAGE_PX = 64
/** Of the window of a phone. */
const STAGE_SHARE = 0.7

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

test('shows chats at the top, and nothing but one of them in the window of a phone', async ({
  page,
  isMobile,
}) => {
  const api = await startTour(page)
  const [mara, ...others] = Array.from({ length: 20 }, (_, index) =>
    aMember(20 + index, `Krachmacher ${index}`),
  )
  if (!mara) throw new Error('There is no member.')
  const messages = Array.from({ length: 30 }, (_, index) =>
    aMessage(mara, index + 1, `Zeile ${index + 1}`),
  )
  answerThread(api, mara, messages)
  api.on(listThreads, ({ query }) =>
    query.folder === 'requests' ? [] : [mara, ...others].map((one) => aThread(one, 'Na?')),
  )
  await page.goto('/messages')
  const chats = page.getByRole('list', { name: 'Unterhaltungen' }).getByRole('link')
  expect(await topOf(chats.first())).toBeLessThanOrEqual(FIRST_CHAT_PX)
  await chats.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Neuer Chat' })).toBeInViewport()
  await chats.first().click()

  const log = page.getByRole('log', { name: 'Nachrichten' })
  const field = page.getByRole('textbox', { name: `Nachricht an ${mara.displayName}` })
  if (isMobile) expect(await topOf(log)).toBeLessThanOrEqual(CHAT_HEAD_PX)
  await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible({
    visible: !isMobile,
  })
  await expect(log.getByText('Zeile 30')).toBeInViewport()
  if (isMobile) {
    // As far as the keyboard of the phone leaves it.
    await page.setViewportSize({ width: 390, height: 460 })
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(log.getByText('Zeile 30')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 640 })
  }
  await expectNoSidewaysScroll(page)
  expectNoFaults(api)
})

test('makes the picture the screen where a story is made, and never covers it', async ({
  page,
  isMobile,
}) => {
  const api = await startTour(page)
  api.on(listStories, () => [])
  await page.goto('/')
  await openStoryComposer(page)
  const stage = page.getByRole('group', { name: 'Seite der Story' })
  expect(await topOf(stage)).toBeLessThanOrEqual(STAGE_PX)
  const share = () =>
    stage.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      return (width * height) / (innerWidth * innerHeight)
    })
  if (isMobile) expect(await share()).toBeGreaterThan(STAGE_SHARE)
  await page.getByRole('button', { name: 'Teilen' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Galerie' })).toBeFocused()
  await page.getByRole('button', { name: 'Farbe' }).press('Enter')
  const colors = await page.getByRole('region', { name: 'Farbe' }).boundingBox()
  const box = await stage.boundingBox()
  if (!colors || !box) throw new Error('There is no stage, or no panel.')
  expect(
    colors.y >= box.y + box.height || colors.x >= box.x + box.width,
    'the panel is below or beside the stage',
  ).toBe(true)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 640 })
  const composer = page.getByRole('dialog', { name: 'Story erstellen' })
  expect(await composer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expect(page.getByRole('button', { name: 'Ebenen' })).toBeInViewport({ ratio: 1 })
  expectNoFaults(api)
})

test('shows the tabs of a profile near its top, each where it was left', async ({ page }) => {
  const api = await startTour(page)
  const numbers = Array.from({ length: 12 }, (_, index) => index)
  api.on(getProfile, () => ({ ...profileOf(ME), badges: [aBadge('first_roar')] }))
  api.on(listUserPosts, () => numbers.map((number) => ownPost(60 - number, `Riff ${number}`)))
  api.on(listLikedPosts, () => numbers.map((number) => aPost(60 - number, `Krach ${number}`)))
  await page.goto('/profile')
  const tabs = page.getByRole('tablist', { name: 'Inhalt des Profils' })
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  expect(await topOf(tabs)).toBeLessThanOrEqual(PROFILE_TABS_PX)
  await page.getByText('Riff 9').scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(PROFILE_TABS_PX)
  await expect(tabs).toBeInViewport({ ratio: 1 })
  const horns = tabs.getByRole('tab', { name: 'Horns' })
  await horns.click()
  await expect(page.getByText('Krach 0')).toBeInViewport()
  await expect(tabs).toBeInViewport({ ratio: 1 })
  await page.getByText('Krach 5').scrollIntoViewIfNeeded()
  const leftHorns = await scrolled()
  await tabs.getByRole('tab', { name: 'Beiträge' }).click()
  await expect.poll(scrolled).toBe(left)
  await horns.click()
  await expect.poll(scrolled).toBe(leftHorns)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  expectNoFaults(api)
})
