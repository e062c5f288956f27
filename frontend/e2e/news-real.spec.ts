import { newestArticles, publishNews } from './fixtures/news.ts'
import { expect, test } from './fixtures/test.ts'

test('finds an article by a word of its title, shows its sources and takes a report', async ({
  openAs,
  member,
  request,
}) => {
  test.slow()
  await publishNews(request)
  const [article] = await newestArticles(request, member)
  if (!article) throw new Error('The pipeline published nothing.')
  const word = article.title.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? ''

  const page = await openAs(member, '/news')
  await page.getByRole('textbox', { name: 'News durchsuchen' }).fill(word)
  await page
    .getByRole('list', { name: 'Artikel' })
    .getByRole('link', { name: article.title })
    .click()
  const dialog = page.getByRole('dialog', { name: article.title })
  await expect(page).toHaveURL(new RegExp(`/news/${article.id}$`))
  await expect(dialog).toContainText(`Modell: ${article.model}`)
  await dialog
    .getByRole('button', { name: /^Beleg/ })
    .first()
    .click()
  const evidence = dialog.getByRole('complementary', { name: 'Darauf beruht der Satz' })
  const [source] = article.sentences[0]?.sources ?? []
  await expect(evidence.getByRole('link').first()).toHaveAttribute(
    'href',
    article.sources[source ?? 0]?.url ?? '',
  )
  await page.keyboard.press('Escape')

  await dialog.getByRole('button', { name: 'Fehler melden' }).click()
  await page.getByLabel('Was ist falsch?').fill('Der Titel stimmt nicht.')
  await page.getByRole('button', { name: 'Abschicken' }).click()
  await expect(page.getByRole('region', { name: /Hinweise/ })).toContainText(
    'Danke, ist angekommen',
  )
})

test('marks an article for machines in answer and page, and says nothing on other pages', async ({
  openAs,
  member,
  request,
}) => {
  test.slow()
  const [article] = await publishNews(request)
  if (!article) throw new Error('The pipeline published nothing.')
  const answer = await request.get(`/api/articles/${article.id}`, {
    headers: { 'X-Auth-Token': member.token },
  })
  expect(answer.headers()['ai-disclosure']).toBe('mode=machine-generated')

  const page = await openAs(member, `/news/${article.id}`)
  const block = page.locator('script[type="application/ld+json"]')
  await expect(block).toHaveCount(1)
  const described = JSON.parse((await block.textContent()) ?? '') as Record<string, unknown>
  expect(described).toMatchObject({
    '@type': 'NewsArticle',
    headline: article.title,
    digitalSourceType: expect.arrayContaining([
      'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    ]),
  })
  const mark = page.locator('meta[name="ai-disclosure"]')
  await expect(mark).toHaveAttribute('content', 'mode=machine-generated')

  await page.getByRole('button', { name: 'Zurück zu den News' }).click()
  await expect(block).toHaveCount(0)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible()
  await expect(mark).toHaveCount(0)
})
