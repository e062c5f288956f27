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
