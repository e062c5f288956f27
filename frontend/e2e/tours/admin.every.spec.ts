import { answerArticles } from '../../src/testing/articles.ts'
import { answerVersions, CORRECTED } from '../../src/testing/corrections.ts'
import { answerPipeline, NOW } from '../../src/testing/pipeline.ts'
import { region } from '../fixtures/admin-page.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  expectNoFaults,
  expectScreenAccessible,
  expectPageAccessible,
  startTour,
} from '../fixtures/tour.ts'

const RED = 'rgb(255, 107, 107)'
const PRINTED_RED = 'rgb(163, 12, 12)'

test('has no barrier when an admin watches the pipeline', { tag: '@core' }, async ({ page }) => {
  const api = await startTour(page, { role: 'admin' })
  answerPipeline(api)
  await page.clock.setFixedTime(NOW)
  await page.goto('/admin')
  const history = region(page, 'Verlauf')
  await history.getByText('Als Tabelle: Einträge je Tag').click()
  await expect(history.getByRole('row', { name: '22. Nov. 37' })).toBeVisible()
  const letters = region(page, 'Dead Letters')
  await letters.getByText('Inhalt').first().click()
  await expect(letters.getByText('"clusterId": "0f3d9a"')).toBeVisible()
  await expect(page.getByRole('row', { name: /Riff Review/ })).toBeVisible()
  await expectPageAccessible(page)

  await page.getByRole('button', { name: 'Quelle hinzufügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Quelle' })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Name fehlt.')).toBeVisible()
  await expectScreenAccessible(page)
  expectNoFaults(api)
})

test(
  'has no barrier and warns in red when an admin reads the report',
  { tag: '@core' },
  async ({ page }) => {
    const api = await startTour(page, { role: 'admin' })
    answerPipeline(api)
    await page.clock.setFixedTime(NOW)
    await page.goto('/admin/report')
    const warning = page.getByText('WARNUNG: 1 Artikel ohne Quelle.')
    await expect(warning).toHaveCSS('color', RED)
    const article = (title: string) => page.getByRole('row').filter({ hasText: title })
    const colors = [
      ['Schädelbruch kündigen', 'Überprüfbar', 'rgb(124, 196, 138)'],
      ['Äonenfeuer', 'Gemischt', 'rgb(227, 176, 75)'],
      ['Warum der Blast', 'Synthetisch', RED],
      ['Warum der Blast', 'ACHTUNG: Kein Satz nennt eine Quelle.', RED],
    ] as const
    for (const [title, text, color] of colors)
      await expect(article(title).getByText(text)).toHaveCSS('color', color)
    await expectPageAccessible(page)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').first()).toBeHidden()
    await expect(warning).toHaveCSS('color', PRINTED_RED)
    expectNoFaults(api)
  },
)

test('has no barrier when an admin corrects an article', { tag: '@core' }, async ({ page }) => {
  const api = await startTour(page, { role: 'admin' })
  answerArticles(api, [CORRECTED])
  answerVersions(api)
  await page.goto(`/admin/articles/${CORRECTED.id}`)
  await page.getByLabel('Satz 1', { exact: true }).fill('Am 15. Mai kommt das Album.')
  await page.getByRole('button', { name: 'Korrektur veröffentlichen' }).click()
  await expect(page.getByText('Schreib in mindestens 10 Zeichen')).toBeVisible()
  const preview = region(page, 'Das ändert sich')
  await expect(preview.locator('ins')).toBeVisible()
  await expectPageAccessible(page)
  expectNoFaults(api)
})
