import type { Page } from '@playwright/test'
import { region } from './fixtures/admin-page.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { showPipeline } from './fixtures/pipeline.ts'
import { expect, test } from './fixtures/test.ts'

const expectNoOverflow = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

/** As tall as the page: what hangs at the lower edge of the screen then covers nothing that axe measures. */
const seeWholePage = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
}

test('the control room tells how the pipeline is, without a barrier', async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, '/impressum')
  await showPipeline(page)
  await page.goto('/admin')

  const status = region(page, 'Systemstatus')
  await expect(status).toContainText('SchedulerOnline')
  await expect(status).toContainText('Artikel heute14')
  await expect(status).toContainText('In der Warteschlange14')
  await expect(status).toContainText('Letzte Aktualisierung01:40:09 Uhr')
  await expect(status).toContainText('0,87 $ von 2,00 $')

  const pipeline = region(page, 'Pipeline')
  await expect(pipeline).toContainText('Nächster Lauf 02:00 heute')
  const queue = region(page, 'Warteschlange')
  await expect(queue.getByRole('progressbar', { name: 'Fortschritt' })).toHaveAttribute(
    'aria-valuenow',
    '98',
  )
  await expect(queue.getByRole('row', { name: 'Artikel schreiben 11 2 2' })).toBeVisible()
  await expect(queue.getByRole('row', { name: 'Storys bündeln 0 0 unbekannt' })).toBeVisible()

  const sources = region(page, 'Quellen')
  await expect(sources.getByRole('rowheader')).toContainText([
    'Riff Review',
    'Festivalfunk',
    'Amboss-Blatt',
    'Stille Post',
  ])
  await expect(sources.getByRole('row', { name: /Riff Review/ })).toContainText(
    'Der Server hat nach 10 Sekunden nicht geantwortet.',
  )

  const history = region(page, 'Verlauf')
  await history.getByText('Als Tabelle: Einträge je Tag').click()
  await expect(history.getByRole('row', { name: '22. Nov. 37' })).toBeVisible()
  const letters = region(page, 'Dead Letters')
  await letters.getByText('Inhalt').first().click()
  await expect(letters.getByText('"clusterId": "0f3d9a"')).toBeVisible()

  await expectNoOverflow(page)
  await seeWholePage(page)
  await expectAccessible(page)
})

test('the report says where articles come from, red where it must, without a barrier', async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, '/impressum')
  await showPipeline(page)
  await page.goto('/admin/report')
  const RED = 'rgb(255, 107, 107)'

  await expect(page.getByRole('heading', { level: 1, name: 'Datenquellen-Bericht' })).toBeVisible()
  await expect(page.getByText('WARNUNG: 1 Artikel ohne Quelle.')).toHaveCSS('color', RED)
  await expect(region(page, 'RSS-Quellen').getByRole('row', { name: /Riff Review/ })).toContainText(
    'Reviews',
  )

  const article = (title: string) => page.getByRole('row').filter({ hasText: title })
  const verifiable = article('Schädelbruch kündigen')
  await expect(verifiable.getByText('Überprüfbar')).toHaveCSS('color', 'rgb(124, 196, 138)')
  await expect(verifiable.getByRole('link')).toHaveAttribute(
    'href',
    'https://amboss-blatt.example/nummer-neun',
  )
  await expect(verifiable).toContainText('21.11.2026, 23:40 Uhr')
  const mixed = article('Äonenfeuer')
  await expect(mixed.getByText('Gemischt')).toHaveCSS('color', 'rgb(227, 176, 75)')
  await expect(mixed.getByRole('link')).toHaveCount(0)
  const synthetic = article('Warum der Blast')
  await expect(synthetic.getByText('Synthetisch')).toHaveCSS('color', RED)
  await expect(synthetic.getByText('ACHTUNG: Kein Satz nennt eine Quelle.')).toHaveCSS('color', RED)

  await expectNoOverflow(page)
  await seeWholePage(page)
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').first()).toBeHidden()
  await expect(page.getByText('WARNUNG: 1 Artikel ohne Quelle.')).toHaveCSS(
    'color',
    'rgb(163, 12, 12)',
  )
})
