import type { Page } from '@playwright/test'
import { listArticles, reportArticle } from '#shared/api/articles.ts'
import { answerArticles, articles } from '../../src/testing/articles.ts'
import { answerVersions, CORRECTED } from '../../src/testing/corrections.ts'
import { gatewayError } from '../../src/testing/fake-api.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, expectScreenAccessible, startTour, toTop } from '../fixtures/tour.ts'

// The tour provokes these failures.
test.use({ expectedErrors: [/Failed to load resource/] })

/**
 * The bar covers parts of cards at every scroll position, and axe does not know that a modal is above it. The other
 * tours check the bar.
 */
const hideBottomBar = (page: Page) =>
  page.addStyleTag({ content: 'nav[aria-label="Schnellzugriff"] { visibility: hidden }' })

test('has no barrier when a member reads the news', { tag: '@core' }, async ({ page }) => {
  const api = await startTour(page)
  answerArticles(api, [CORRECTED, ...articles.slice(1)])
  answerVersions(api)
  await page.goto('/news')
  await expect(page.getByRole('article', { name: /Äonenfeuer kündigen/ })).toBeVisible()
  await hideBottomBar(page)
  await expectScreenAccessible(page)
  await page.getByRole('textbox', { name: 'News durchsuchen' }).fill('xylophon')
  await expect(page.getByRole('heading', { name: 'Keine Artikel gefunden' })).toBeVisible()
  await expectScreenAccessible(page)

  const screen = page.viewportSize() ?? { width: 1280, height: 800 }
  // axe cannot measure text that is partly scrolled out of view, or over the end of another text. So the dialog fits
  // without scrolling on a phone, and covers the same part of the article as in a window on a desktop.
  if (screen.width < 768) await page.setViewportSize({ ...screen, height: 1400 })
  await page.goto(`/news/${CORRECTED.id}`)
  await hideBottomBar(page)
  await page.getByRole('button', { name: 'Frühere Fassung ansehen' }).click()
  await expect(page.getByRole('dialog', { name: 'Frühere Fassung' }).locator('ins')).toBeVisible()
  await expectScreenAccessible(page)
  await page.keyboard.press('Escape')
  await expectScreenAccessible(page)
  await page.setViewportSize(screen)

  await page.goto(`/news/${articles[1]?.id ?? ''}`)
  await hideBottomBar(page)
  const dialog = page.getByRole('dialog', { name: /Grabgesang/ })
  await dialog.getByRole('button', { name: 'Beleg: Quelle 1' }).nth(1).click()
  await expect(dialog.getByRole('complementary', { name: 'Darauf beruht der Satz' })).toBeVisible()
  // axe cannot measure text that is partly scrolled out of view.
  await dialog.getByRole('region', { name: /Grabgesang/ }).evaluate((text) => {
    text.scrollTop = 0
  })
  await expectScreenAccessible(page)
  await page.keyboard.press('Escape')

  api.on(reportArticle, () => gatewayError(503))
  await dialog.getByRole('button', { name: 'Fehler melden' }).click()
  await page.getByLabel('Was ist falsch?').fill('Das Album kommt im Juni.')
  await page.getByRole('button', { name: 'Abschicken' }).click()
  await expect(page.getByRole('alert')).toContainText('Das kam nicht an.')
  await expectScreenAccessible(page)

  await page.goto('/news/keine-id')
  await expect(page.getByRole('dialog')).toContainText('Diesen Artikel gibt es nicht (mehr)')
  await expectScreenAccessible(page)

  api.on(listArticles, () => gatewayError(404))
  await page.goto('/news')
  await expect(page.getByRole('heading', { name: 'Fehler beim Laden' })).toBeVisible()
  await toTop(page)
  await expectScreenAccessible(page)
  expectNoFaults(api)
})
