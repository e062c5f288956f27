import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { articles, manyArticles, serveArticles } from './fixtures/articles.ts'
import { expect, signIn, test } from './fixtures/test.ts'

/** Cards lie half under it wherever one looks; its own test looks at it. */
const withoutDock = (page: Page) =>
  page.addStyleTag({ content: 'nav[aria-label="Schnellzugriff"] { visibility: hidden }' })

test('news are narrowed, read with what each sentence rests on, and left for where one was', async ({
  context,
  page,
  member,
}) => {
  await serveArticles(page, articles)
  await signIn(context, member)
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Metal News' })).toBeVisible()
  const lead = page.getByRole('article', { name: /Äonenfeuer kündigen/ })
  await expect(lead).toContainText('vor 1 Std. · 1 Min. Lesezeit')
  await expect(lead).toContainText('KI-generiert')
  await expect(lead).toHaveAttribute('data-ai-generated', 'true')
  await expect(lead.getByRole('list', { name: 'Schlagwörter' }).getByRole('listitem')).toHaveText([
    'Black Metal',
    'Görlitz',
    'Album',
  ])
  await withoutDock(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Reviews' }).click()
  await expect(page.getByRole('button', { name: 'Reviews', pressed: true })).toBeVisible()
  await expect(lead).toHaveCount(0)
  await expect(page).toHaveURL(/\/news\?category=review$/)
  const review = page.getByRole('article', { name: /Grabgesang/ })
  await expect(review.getByRole('img', { name: 'Bewertung: 4,5 von 5' })).toBeVisible()

  const card = review.getByRole('link')
  await card.click()
  const dialog = page.getByRole('dialog', { name: /Grabgesang/ })
  await expect(dialog).toContainText('Höllenlärm-Redaktion (KI)')
  await expect(dialog).toContainText('Modell: lokales Modell')
  await expect(page).toHaveTitle(/^Grabgesang.* · Höllenlärm$/)
  await dialog.getByText('Das Magazin Dröhnland gibt neun von zehn Punkten.').last().click()
  const evidence = dialog.getByRole('complementary', { name: 'Darauf beruht der Satz' })
  const origin = evidence.getByRole('link', { name: /Lehm \(9\/10\)/ })
  await expect(origin).toHaveAttribute('href', 'https://dr-hnland.test/artikel')
  await expect(origin).toHaveAttribute('target', '_blank')
  await expect(origin).toHaveAttribute('rel', /noopener/)
  // What is half scrolled away axe cannot judge.
  await dialog.getByRole('region', { name: /Grabgesang/ }).evaluate((text) => {
    text.scrollTop = 0
  })
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(evidence).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Beleg: Quelle 1' }).nth(1)).toBeFocused()
  await dialog.getByRole('button', { name: 'Zurück zu den News' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/news\?category=review$/)
  await expect(card).toBeFocused()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('a link leads straight to an article, and a dead one to a friendly word', async ({
  context,
  page,
  member,
}) => {
  await serveArticles(page, manyArticles)
  await signIn(context, member)
  const [, , interview] = articles
  await page.goto(`/news/${interview?.id ?? ''}`)
  const dialog = page.getByRole('dialog', { name: /Röhrenbrand im Gespräch/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Zurück zu den News' }).click()
  await expect(page).toHaveURL(/\/news$/)

  await page.goto('/news/keine-id')
  await expect(page.getByRole('dialog')).toContainText('Diesen Artikel gibt es nicht (mehr)')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/news$/)
})
