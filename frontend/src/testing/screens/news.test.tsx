import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listArticles, reportArticle } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { answerArticles, articles, manyArticles } from '../articles.ts'
import { scrollToEnd } from '../browser.ts'
import { until } from '../clock.ts'
import { gatewayError, OK, refuse } from '../fake-api.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import {
  allWithText,
  button,
  fill,
  find,
  findText,
  press,
  untilFocused,
  untilGone,
  untilText,
  inside,
} from '../queries.ts'

const END = 'Das war die letzte Meldung.'

const titles = () => within(screen.getByRole('list', { name: 'Artikel' })).getAllByRole('heading')
const untilTitles = (count: number, act?: () => void) =>
  until(() => {
    act?.()
    expect(titles()).toHaveLength(count)
  })
const searchField = () => screen.getByRole('textbox', { name: 'News durchsuchen' })
const lead = () => screen.getByRole('article', { name: /Äonenfeuer kündigen/ })

const gate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('the news', () => {
  it('filters by category, shows the sources of each sentence, and returns to the card', async () => {
    answerArticles(theApi(), articles)
    const { user } = await openApp('/news')
    await find('heading', 'Metal News')
    await untilText(lead, 'vor 1 Std. · 1 Min. Lesezeit')
    expect(lead().textContent).toContain('KI-generiert')
    expect(lead().dataset['aiGenerated']).toBe('true')
    const tags = within(within(lead()).getByRole('list', { name: 'Schlagwörter' }))
    const shown = tags.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown).toEqual(['Black Metal', 'Görlitz', 'Album'])

    await user.click(button('Reviews'))
    await until(() => screen.getByRole('button', { name: 'Reviews', pressed: true }))
    await untilGone('article', /Äonenfeuer kündigen/)
    expect(location.search).toBe('?category=review')
    const review = await inside('article', /Grabgesang/)
    review.getByRole('img', { name: 'Bewertung: 4,5 von 5' })
    await user.click(review.getByRole('link'))
    const dialog = await find('dialog', /Grabgesang/)
    expect(dialog.textContent).toContain('Höllenlärm-Redaktion (KI)')
    expect(dialog.textContent).toContain('Modell: lokales Modell')
    expect(document.title).toMatch(/^Grabgesang.* · Höllenlärm$/)

    const sentence = allWithText('Das Magazin Dröhnland gibt neun von zehn Punkten.', dialog)
    // Without a selection, as a tap leaves it: a click of the simulated pointer would select the text.
    sentence.at(-1)?.click()
    const evidence = await inside('complementary', 'Darauf beruht der Satz')
    const origin = evidence.getByRole('link', { name: /Lehm \(9\/10\)/ })
    expect(origin.getAttribute('href')).toBe('https://dr-hnland.test/artikel')
    expect(origin.getAttribute('target')).toBe('_blank')
    expect(origin.getAttribute('rel')).toContain('noopener')

    await user.keyboard('{Escape}')
    await untilGone('complementary', 'Darauf beruht der Satz')
    await untilFocused(
      () => within(dialog).getAllByRole('button', { name: 'Beleg: Quelle 1' })[1] ?? dialog,
    )
    await user.click(button('Zurück zu den News'))
    await untilGone('dialog', /Grabgesang/)
    expect(location.search).toBe('?category=review')
    await untilFocused(() =>
      within(screen.getByRole('article', { name: /Grabgesang/ })).getByRole('link'),
    )
  })

  it('opens an article from a link, and shows a message when it was removed', async () => {
    answerArticles(theApi(), manyArticles)
    const app = await openApp(`/news/${articles[2]?.id ?? ''}`)
    await find('dialog', /Röhrenbrand im Gespräch/)
    await app.user.click(button('Zurück zu den News'))
    await until(() => {
      expect(location.pathname).toBe('/news')
    })

    await app.visit('/news/keine-id')
    await untilText(() => screen.getByRole('dialog'), 'Diesen Artikel gibt es nicht (mehr)')
    await app.user.keyboard('{Escape}')
    await until(() => {
      expect(location.pathname).toBe('/news')
    })
  })

  it('loads older news at the end, and searches the loaded news before the archive', async () => {
    const api = theApi()
    answerArticles(api, manyArticles)
    const app = await openApp('/news')
    await untilTitles(20)
    // The end of the list is rendered after its first articles.
    await untilTitles(manyArticles.length, scrollToEnd)
    await findText(END)

    const archive = gate()
    const loaded = manyArticles.slice(0, 20)
    const found = manyArticles.filter(({ title }) => title.startsWith('Meldung')).slice(0, 20)
    api.on(listArticles, async ({ query }) => {
      if (query.search === undefined)
        return { page: [...loaded], nextCursor: loaded.at(-1)?.id ?? null }
      await archive.opened
      return query.search === 'MELDUNG' ? { page: found, nextCursor: found.at(-1)?.id ?? null } : []
    })
    await app.reload()
    await untilTitles(20)
    await fill(app.user, searchField(), 'MELDUNG')
    await untilTitles(14)
    await findText('Das Archiv wird durchsucht …')
    archive.open()
    await untilTitles(20)
    await findText('Mehr als 20 Artikel')
    expect(document.querySelector('mark')?.textContent).toBe('Meldung')

    await fill(app.user, searchField(), 'xylophon')
    await find('heading', 'Keine Artikel gefunden')
    await app.user.click(button('Filter zurücksetzen'))
    expect(searchField()).toHaveProperty('value', '')
    await untilTitles(20)
  })

  it('keeps a report that was not accepted and sends it on the second try', async () => {
    const api = theApi()
    answerArticles(api, articles)
    let isAway = true
    const sent = api.on(reportArticle, () => (isAway ? gatewayError(503) : OK))
    const { user } = await openApp(`/news/${articles[0]?.id ?? ''}`)
    await user.click(await find('button', 'Fehler melden'))
    const form = await inside('dialog', 'Fehler melden')
    const field = form.getByLabelText('Was ist falsch?')
    await user.click(form.getByRole('button', { name: 'Abschicken' }))
    await findText('Schreib uns kurz, was nicht stimmt.')
    await untilFocused(() => field)
    expect(field.getAttribute('maxlength')).toBe(String(LIMITS.articleReport))
    await fill(user, field, 'Das Album kommt im Juni.')
    await user.click(form.getByRole('button', { name: 'Abschicken' }))
    await untilText(() => form.getByRole('alert'), 'Das kam nicht an.')
    expect(field).toHaveProperty('value', 'Das Album kommt im Juni.')
    isAway = false
    await user.click(form.getByRole('button', { name: 'Abschicken' }))
    await expectToast('Danke')
    await untilGone('dialog', 'Fehler melden')
    expect(sent.map(({ body }) => body)).toEqual(
      Array(2).fill({ text: 'Das Album kommt im Juni.' }),
    )
  })

  it('shows an error when the list cannot be loaded, and searches the loaded news without the archive', async () => {
    const api = theApi()
    let isAway = true
    api.on(listArticles, () => (isAway ? gatewayError(503) : [...articles]))
    const { user } = await openApp('/news')
    await findText('Lade Metal-News...')
    await find('heading', 'Fehler beim Laden')
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await untilTitles(articles.length)

    isAway = true
    await fill(user, searchField(), 'grabgesang')
    await findText('Das Archiv antwortet nicht.')
    await untilTitles(1)
  })

  it('shows the loaded news of a category, and no end of the list before the last page', async () => {
    const api = theApi()
    const silence = gate()
    let isAway = true
    answerArticles(api, manyArticles)
    const reviews = manyArticles.filter(({ category }) => category === 'review')
    api.on(listArticles, async ({ query }) => {
      if (query.category === undefined)
        return { page: manyArticles.slice(0, 20), nextCursor: manyArticles[19]?.id ?? null }
      await silence.opened
      return isAway ? gatewayError(404) : reviews
    })
    const { user } = await openApp('/news')
    await untilTitles(20)
    await user.click(button('Reviews'))
    await untilTitles(7)
    await findText('Ältere Artikel werden geladen …')
    expect(allWithText(END)).toEqual([])

    silence.open()
    await findText(/konnten nicht geladen werden/)
    await untilTitles(7)
    expect(allWithText(END)).toEqual([])
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await untilTitles(10)
    await findText(END)
  })

  it('shows an alert and the login when the session is refused', async () => {
    theApi().on(listArticles, () => refuse('unauthenticated', 'Nein'))
    const { alerts } = await openApp('/news')
    await until(() => {
      expect(location.pathname).toBe('/login')
    })
    expect(alerts.join()).toContain('Deine Sitzung ist nicht mehr gültig.')
  })

  it('shows markup of a feed as text and links no script', async () => {
    const script = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>'
    const [first] = articles
    if (!first) throw new Error('There is no article.')
    answerArticles(theApi(), [
      {
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
      },
    ])
    const { user } = await openApp('/news')
    await user.click((await inside('article')).getByRole('link'))
    await user.click(await find('button', 'Beleg: Quelle 1'))
    await untilText(() => screen.getByRole('complementary'), 'window.ran')
    expect([...screen.getByRole('dialog').querySelectorAll('a, img, script')]).toEqual([])
    expect('ran' in globalThis).toBe(false)
  })

  it('can be used with the keyboard alone', async () => {
    answerArticles(theApi(), articles)
    const { user } = await openApp('/news')
    await until(titles)
    searchField().focus()
    await user.tab()
    await user.tab()
    await user.keyboard(' ')
    await untilTitles(2)
    for (let stop = 0; stop < 4; stop += 1) await user.tab()
    await user.keyboard('{Enter}')
    const dialog = await inside('dialog', /Äonenfeuer/)
    await press(user, dialog.getByRole('button', { name: 'Belege: Quellen 1, 2' }), '{Enter}')
    const evidence = await inside('complementary', 'Darauf beruht der Satz')
    expect(evidence.getAllByRole('link')).toHaveLength(2)
    await user.tab()
    await user.tab()
    await untilFocused(() => evidence.getAllByRole('link')[0] ?? document.body)
    await user.keyboard('{Escape}')
    await untilGone('complementary', 'Darauf beruht der Satz')
    await untilFocused(() => dialog.getByRole('button', { name: 'Belege: Quellen 1, 2' }))
    await user.keyboard('{Escape}')
    await untilGone('dialog', /Äonenfeuer/)
    await untilFocused(() => screen.getByRole('link', { name: /Äonenfeuer/ }))
  })
})
