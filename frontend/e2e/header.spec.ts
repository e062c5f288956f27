import type { Page } from '@playwright/test'
import type { Role } from '#shared/api/members.ts'
import { expect, test } from './fixtures/test.ts'
import { startTour } from './fixtures/tour.ts'

const WIDTHS = [1024, 1100, 1199, 1200, 1280, 1920]

const MEMBER = ['Community', 'Profil', 'News', 'Konzerte', 'Bands', 'Einstellungen', 'Über uns']

const PLACES: Readonly<Record<Role, readonly string[]>> = {
  member: MEMBER,
  reviewer: [...MEMBER, 'Einsprüche'],
  moderator: [...MEMBER, 'Moderation'],
  admin: [...MEMBER, 'Moderation', 'Admin'],
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const links = (page: Page) => navigation(page).getByRole('link')
const more = (page: Page) => navigation(page).getByRole('button', { name: 'Mehr' })

const hasOverlaps = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header :is(a, button)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('[popover]') === null)
      .map((element) => element.getBoundingClientRect())
    return boxes.some(({ right }, index) =>
      boxes.slice(index + 1).some(({ left }) => left < right - 0.5),
    )
  })

/** What moved in the header while the page loaded. */
const headerShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as {
            readonly value: number
            readonly sources: readonly { readonly node: Node | null }[]
          }[]
          for (const { value, sources } of entries)
            if (sources.some(({ node }) => node?.parentElement?.closest('header'))) sum += value
        }).observe({ type: 'layout-shift', buffered: true })
        // oxlint-disable-next-line house/no-clock-in-tests -- an observer hears of earlier shifts soon, not at once
        setTimeout(() => resolve(sum), 300)
      }),
  )

/** Letters as far apart as readers may set them. A sheet of its own, because the policy refuses inline styles. */
const spaceOut = (page: Page, by = '0.12em'): Promise<void> =>
  page.evaluate((spacing) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { letter-spacing: ${spacing} !important }`)
    document.adoptedStyleSheets = [sheet]
  }, by)

for (const role of ['member', 'moderator', 'admin'] as const)
  test(`shows every page of a ${role} in the header or behind 'Mehr' at each width`, async ({
    page,
  }) => {
    await startTour(page, { role })
    await page.goto('/gibt-es-nicht')
    await expect(links(page).first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    for (const isSpacedOut of [false, true]) {
      if (isSpacedOut) await spaceOut(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expect(
          async () => {
            const inRow = await links(page).allInnerTexts()
            expect(inRow).toEqual(PLACES[role].slice(0, inRow.length))
            const isCut = inRow.length < PLACES[role].length
            expect(await more(page).isVisible()).toBe(isCut)
            expect(await hasOverlaps(page)).toBe(false)
            if (!isCut) return
            // The row may still be of the former width: then the button is gone.
            await more(page).click({ timeout: 1000 })
            expect(await links(page).allInnerTexts()).toEqual(PLACES[role])
            await page.keyboard.press('Escape')
          },
          `${String(width)} px`,
        ).toPass()
      }
    }
  })

test.describe('without its typefaces', () => {
  test.use({ expectedErrors: [/woff2/] })

  test('moves nothing in the header while the page loads', { tag: '@core' }, async ({ page }) => {
    await startTour(page, { role: 'admin' })
    await page.route('**/*.woff2', (route) => route.abort())
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/gibt-es-nicht')
      await expect(links(page).first()).toBeVisible()
      expect(await headerShifts(page), `${String(width)} px`).toBe(0)
    }
  })
})

test("opens a page behind 'Mehr' by keyboard and marks it as the current one", async ({ page }) => {
  await startTour(page, { role: 'admin' })
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/about')
  await expect(links(page).first()).toBeVisible()
  await spaceOut(page, '0.5em')
  await expect(more(page)).toHaveAttribute('data-current')
  await more(page).focus()
  await page.keyboard.press('Enter')
  const about = links(page).filter({ hasText: 'Über uns' })
  await expect(about).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(more(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(about).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(about).toBeHidden()
  await expect(page).toHaveURL(/about$/)
})
