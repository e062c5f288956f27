import { newestArticles, publishNews, registerAdmin } from './fixtures/news.ts'
import { expectUnread, listButton } from './fixtures/notifications.ts'
import { expect, test } from './fixtures/test.ts'

const NOTE = 'Der Satz nannte den falschen Tag.'
test('corrects a reported sentence, tells the reporter and shows the earlier version', async ({
  openAs,
  newMember,
  request,
}) => {
  test.slow()
  await publishNews(request)
  const [reporter, admin] = [await newMember('Krähe'), await registerAdmin(request)]
  const article = (await newestArticles(request, reporter)).at(-1)
  const wrong = article?.sentences[0]?.text
  if (!article || wrong === undefined) throw new Error('The pipeline published nothing.')
  const right = `Die Redaktion hat ${reporter.username} gefragt: Es ist der Samstag.`
  const problem = `Falscher Tag, sagt ${reporter.username}.`

  const page = await openAs(reporter, `/news/${article.id}`)
  const shown = page.getByRole('dialog', { name: article.title })
  await shown
    .getByRole('button', { name: /^Beleg/ })
    .first()
    .click()
  await shown.getByRole('button', { name: 'Fehler in diesem Satz melden' }).click()
  const report = page.getByRole('dialog', { name: 'Fehler melden' })
  await expect(report.getByLabel('Um welchen Satz geht es?')).toHaveValue('0')
  await report.getByLabel('Was ist falsch?').fill(problem)
  await report.getByRole('button', { name: 'Abschicken' }).click()
  await expect(page.getByRole('region', { name: /Hinweise/ })).toContainText(
    'Danke, ist angekommen',
  )

  const desk = await openAs(admin, '/moderation')
  await desk.getByRole('tab', { name: /^Artikel/ }).click()
  const entry = desk.getByRole('article').filter({ hasText: problem })
  await expect(entry.getByRole('list', { name: 'Meldungen' })).toContainText(wrong)
  await entry.getByRole('link', { name: 'Korrigieren', exact: true }).click()
  await desk.getByLabel('Satz 1', { exact: true }).fill(right)
  await desk.getByLabel('Was wurde korrigiert?').fill(NOTE)
  await desk.getByRole('button', { name: 'Korrektur veröffentlichen' }).click()
  await expect(desk).toHaveURL(new RegExp(`/news/${article.id}$`))

  await page.goto('/about')
  await expectUnread(page, 'Aktivitäten', 1)
  await listButton(page, 'Aktivitäten').click()
  const activities = page.getByRole('dialog', { name: 'Community-Aktivitäten' })
  const notice = activities.getByRole('listitem').filter({ hasText: article.title })
  await expect(notice).toContainText('Danke! Korrigiert:')
  await expect(notice).toContainText(NOTE)
  await notice.getByRole('link', { name: /^Artikel anzeigen/ }).click()
  const corrections = shown.getByRole('list', { name: 'Korrekturen' })
  await expect(corrections).toContainText(/Korrigiert am \d+\. \S+ \d{4}: /)
  await expect(corrections).toContainText(NOTE)
  await corrections.getByRole('button', { name: 'Frühere Fassung ansehen' }).click()
  const older = page.getByRole('dialog', { name: 'Frühere Fassung' })
  await expect(older.locator('del').first()).toBeVisible()
  await expect(older.locator('ins').first()).toContainText('Redaktion')
})
