import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { newestArticles, registerAdmin, untilFeedsAreRead } from './fixtures/news.ts'

/** Starts a run, or accepts one that another test started: both write the news. */
const start = async (page: Page, button: string, processing: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  const answers = page.getByRole('region', { name: /Hinweise/ })
  await expect(answers).toContainText(new RegExp(`${processing} (gestartet|fehlgeschlagen)`))
}

test.describe('the pipeline', () => {
  test.use({ expectedErrors: [/status of 409/] })
  test.setTimeout(150_000)

  test(
    'writes an article whose sentences name their sources when feeds are read',
    { tag: '@core' },
    async ({ openAs, request }) => {
      const admin = await registerAdmin(request)
      const page = await openAs(admin, '/admin')
      await start(page, 'Feeds jetzt lesen', 'RSS Processing')
      await untilFeedsAreRead(request, admin)
      await start(page, 'Artikel jetzt schreiben', 'Content Processing')
      await expect
        .poll(async () => (await newestArticles(request, admin)).length)
        .toBeGreaterThan(0)

      const [article] = await newestArticles(request, admin)
      const source = article?.sources[0]
      if (!article || !source) throw new Error('The article has no source.')
      expect(new URL(source.url).hostname).toMatch(/\.test$/)
      await page.goto(`/news/${article.id}`)
      const dialog = page.getByRole('dialog', { name: article.title })
      await expect(dialog).toBeVisible()
      await expect(dialog).toContainText('KI-generiert')
      await expect(dialog).toContainText('lokales Modell')
      const sources = dialog.getByRole('region', { name: 'Quellen' })
      await expect(sources.getByRole('link')).toHaveCount(article.sources.length)
      await expect(sources.getByRole('link').first()).toHaveAttribute('href', source.url)

      await dialog
        .getByRole('button', { name: /^Beleg/ })
        .first()
        .click()
      const evidence = dialog.getByRole('complementary')
      await expect(evidence.getByRole('link').first()).toHaveAttribute('href', /\.test\//)
    },
  )
})
