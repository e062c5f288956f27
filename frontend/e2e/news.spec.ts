import type { Page } from '@playwright/test'
import { LIMITS } from '#shared/domain/limits.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { articles, manyArticles, serveArticles } from './fixtures/articles.ts'
import { expect, signIn, test } from './fixtures/test.ts'
import { passTimeUntil } from './fixtures/time.ts'

const titles = (page: Page) => page.getByRole('list', { name: 'Artikel' }).getByRole('heading')
const searchField = (page: Page) => page.getByRole('textbox', { name: 'News durchsuchen' })

test('older news follow at the end, and the search finds what is loaded at once and what is not soon after', async ({
  context,
  page,
  member,
}) => {
  await serveArticles(page, manyArticles)
  await signIn(context, member)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'News' })
    .click()
  await expect(titles(page)).toHaveCount(20)
  await page.mouse.wheel(0, 4000)
  await expect(titles(page)).toHaveCount(manyArticles.length)
  await expect(page.getByText('Das war die letzte Meldung.')).toBeAttached()

  let isArchiveOpen = false
  await page.route('**/api/articles?*search=*', async (route) => {
    await expect.poll(() => isArchiveOpen).toBe(true)
    await route.fallback()
  })
  await page.reload()
  await expect(titles(page)).toHaveCount(20)
  await searchField(page).fill('MELDUNG')
  await expect(titles(page)).toHaveCount(14)
  await expect(page.getByText('Das Archiv wird durchsucht …')).toBeVisible()
  isArchiveOpen = true
  await expect(titles(page)).toHaveCount(20)
  await expect(page.getByText('Mehr als 20 Artikel')).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText('Meldung')

  await searchField(page).fill('xylophon')
  await expect(page.getByRole('heading', { name: 'Keine Artikel gefunden' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(searchField(page)).toHaveValue('')
  await expect(titles(page)).toHaveCount(20)
})

test('everything is within reach of the keyboard', async ({ context, page, member }) => {
  await serveArticles(page, articles)
  await signIn(context, member)
  await page.goto('/news')
  await expect(titles(page)).toHaveCount(articles.length)
  await searchField(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(titles(page)).toHaveCount(2)
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Äonenfeuer/ })
  await expect(dialog).toBeVisible()
  const marker = dialog.getByRole('button', { name: 'Belege: Quellen 1 und 2' })
  await marker.focus()
  await page.keyboard.press('Enter')
  const evidence = dialog.getByRole('complementary', { name: 'Darauf beruht der Satz' })
  await expect(evidence.getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(evidence.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(evidence).toHaveCount(0)
  await expect(marker).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Äonenfeuer/ })).toBeFocused()
})

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a report that was not taken stays typed, and goes out on the second try', async ({
    context,
    page,
    member,
  }) => {
    await serveArticles(page, articles)
    const sent: unknown[] = []
    await page.route('**/api/articles/*/report', (route) => {
      sent.push(route.request().postDataJSON())
      return sent.length === 1
        ? route.fulfill({ status: 503, body: '' })
        : route.fulfill({ status: 201, json: { ok: true } })
    })
    await signIn(context, member)
    await page.goto(`/news/${articles[0]?.id ?? ''}`)
    await page.getByRole('button', { name: 'Fehler melden' }).click()
    const form = page.getByRole('dialog', { name: 'Fehler melden' })
    const field = form.getByLabel('Was ist falsch?')
    await form.getByRole('button', { name: 'Abschicken' }).click()
    await expect(form).toContainText('Schreib uns kurz, was nicht stimmt.')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('maxlength', String(LIMITS.articleReport))
    await field.fill('Das Album kommt im Juni.')
    await form.getByRole('button', { name: 'Abschicken' }).click()
    await expect(form.getByRole('alert')).toContainText('Das kam nicht an.')
    await expect(field).toHaveValue('Das Album kommt im Juni.')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Abschicken' }).click()
    await expect(page.getByRole('region', { name: /Hinweise/ })).toContainText('Danke')
    await expect(form).toHaveCount(0)
    expect(sent).toEqual(Array(2).fill({ text: 'Das Album kommt im Juni.' }))
  })

  test('the list says so and comes back on demand; what is loaded is searched without the archive', async ({
    openAs,
    member,
  }) => {
    const page = await openAs(member, '/gibt-es-nicht')
    await page.clock.install()
    await serveArticles(page, articles)
    let isAway = true
    await page.route(/\/api\/articles(\?|$)/, (route) =>
      isAway ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    )
    await page.goto('/news')
    await expect(page.getByText('Lade Metal-News...')).toBeVisible()
    await passTimeUntil(page, page.getByRole('heading', { name: 'Fehler beim Laden' }))
    await expectAccessible(page)
    isAway = false
    await page.getByRole('alert').getByRole('button', { name: 'Nochmal versuchen' }).click()
    await expect(titles(page)).toHaveCount(articles.length)

    isAway = true
    await searchField(page).fill('grabgesang')
    const alert = page.getByRole('alert').filter({ hasText: 'Das Archiv antwortet nicht.' })
    await passTimeUntil(page, alert)
    await expect(titles(page)).toHaveCount(1)
  })

  test('a category shows what is loaded, and claims no end before it has come', async ({
    context,
    page,
    member,
  }) => {
    await serveArticles(page, manyArticles)
    let state: 'silent' | 'away' | 'there' = 'silent'
    await page.route(/\/api\/articles\?.*category=review/, async (route) => {
      await expect.poll(() => state).not.toBe('silent')
      await (state === 'away' ? route.fulfill({ status: 404, body: '' }) : route.fallback())
    })
    await signIn(context, member)
    await page.goto('/news')
    await expect(titles(page)).toHaveCount(20)
    await page.getByRole('button', { name: 'Reviews' }).click()
    await expect(titles(page)).toHaveCount(7)
    await expect(page.getByText('Ältere Artikel werden geladen …')).toBeAttached()
    const end = page.getByText('Das war die letzte Meldung.')
    await expect(end).toHaveCount(0)

    state = 'away'
    const alert = page.getByRole('alert').filter({ hasText: 'konnten nicht geladen werden' })
    await expect(alert).toBeVisible()
    await expect(titles(page)).toHaveCount(7)
    await expect(end).toHaveCount(0)
    state = 'there'
    await alert.getByRole('button', { name: 'Nochmal versuchen' }).click()
    await expect(titles(page)).toHaveCount(10)
    await expect(end).toBeAttached()
  })

  test('a refused session ends with the words of every refused call', async ({
    context,
    page,
    member,
  }) => {
    await page.route(/\/api\/articles(\?|$)/, (route) =>
      route.fulfill({
        status: 401,
        json: { message: 'Nein', error: 'x', code: 'unauthenticated' },
      }),
    )
    await signIn(context, member)
    const heard = page.waitForEvent('dialog')
    const visit = page.goto('/news')
    const alert = await heard
    expect(alert.message()).toContain('Deine Sitzung ist nicht mehr gültig.')
    await alert.accept()
    await visit
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('nothing in an article runs, whatever a feed brought', async ({ context, page, member }) => {
  const script = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>'
  const [first] = articles
  if (!first) throw new Error('There is no article.')
  const hostile = {
    ...first,
    title: `${script} Titel`,
    excerpt: script,
    tags: [script],
    author: script,
    model: script,
    sentences: [{ text: script, paragraph: 0, sources: [0] }],
    sources: [
      { name: script, title: script, url: 'javascript:window.ran = true', publishedAt: null },
    ],
  }
  await serveArticles(page, [hostile])
  await signIn(context, member)
  await page.goto('/news')
  await page.getByRole('article').getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Beleg: Quelle 1' }).click()
  await expect(dialog.getByRole('complementary')).toContainText('window.ran')
  await expect(dialog.locator('a, img')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})
