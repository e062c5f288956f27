import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { decideHeldPlace, listHeldArticles } from '#shared/api/held-articles.ts'
import { until } from '../clock.ts'
import { networkError, refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { HELD } from '../held-articles.ts'
import { answerPipeline, NOW } from '../pipeline.ts'
import {
  button,
  fill,
  find,
  inside,
  region,
  untilFocused,
  untilGone,
  untilText,
} from '../queries.ts'

const PANEL = 'Zurückgehaltene Artikel'
const [ARTICLE] = HELD.articles
if (!ARTICLE) throw new Error('There is no held article.')
const [TITLE, SENTENCE, RATING] = ARTICLE.places
const HOSTILE = SENTENCE?.text ?? ''

const openAdmin = () => openApp('/admin', { me: { ...ME, role: 'admin' }, now: NOW })

/** Answers as the server does: the decided place is gone, the others wait. */
const answerDecisions = () => {
  const api = theApi()
  answerPipeline(api)
  let article: typeof ARTICLE | null = ARTICLE
  api.on(listHeldArticles, () => ({ ...HELD, articles: article ? [article] : [] }))
  return api.on(decideHeldPlace, ({ body }) => {
    if (!article) throw new Error('Nothing is held.')
    const places = article.places.filter(({ id }) => id !== body.place)
    article = places.length > 0 ? { ...article, version: article.version + 1, places } : null
    return { outcome: article ? ('waiting' as const) : ('published' as const), article }
  })
}

describe('the held articles of the admin page', () => {
  it('show each place with its check in German, what the sources say, and its buttons', async () => {
    answerDecisions()
    await openAdmin()
    const places = await find('list', `Offene Stellen: ${ARTICLE.title}`)
    const [title, sentence, rating] = within(places)
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement === places)
    expect(title?.textContent).toContain('Heikle Behauptung ohne Beleg')
    expect(title?.textContent).toContain('Die Tour ist verschoben, nicht abgesagt.')
    expect(sentence?.textContent).toContain(HOSTILE)
    expect(sentence?.textContent).toContain('Name, Datum oder Zahl ohne Beleg')
    expect(sentence?.textContent).toContain('Zweiter Leser')
    expect(document.querySelector('main script')).toBeNull()
    const source = screen.getByRole('link', { name: /^Metal Herold/ })
    expect(source.getAttribute('href')).toBe('http://herold.test/news/1')
    expect(screen.queryByRole('link', { name: /^Krach/ })).toBeNull()
    expect(rating?.textContent).toContain('Dazu sagen die Quellen nichts.')
    expect(within(rating ?? places).queryByRole('button', { name: /^Korrigieren/ })).toBeNull()
  })

  it('show which check was overruled more often than not', async () => {
    answerDecisions()
    await openAdmin()
    const table = await inside('table', 'Wie oft die Prüfungen danebenliegen')
    expect(
      table.getByRole('row', {
        name: 'Name, Datum oder Zahl ohne Beleg 50 26 Öfter überstimmt als bestätigt',
      }),
    ).toBeTruthy()
    expect(table.getByRole('row', { name: 'Abgeschrieben 3 1 In Ordnung' })).toBeTruthy()
  })

  it('release, correct and discard with the keyboard, each about the version that was read', async () => {
    const sent = answerDecisions()
    const { user } = await openAdmin()
    await find('button', `Freigeben: ${TITLE?.text ?? ''}`)
    button(`Freigeben: ${TITLE?.text ?? ''}`).focus()
    await user.keyboard('{Enter}')
    await expectToast('Entschieden')
    await untilGone('button', `Freigeben: ${TITLE?.text ?? ''}`)
    await untilFocused(() => region(PANEL))

    button(`Korrigieren: ${HOSTILE}`).focus()
    await user.keyboard('{Enter}')
    await untilFocused(() => screen.getByLabelText('Neuer Wortlaut'))
    await user.keyboard('{Escape}')
    await untilFocused(() => button(`Korrigieren: ${HOSTILE}`))
    await user.keyboard('{Enter}')
    await fill(user, await until(() => screen.getByLabelText('Neuer Wortlaut')), 'Karten\ngibt es.')
    await user.click(button('Speichern und freigeben'))
    await untilGone('button', 'Speichern und freigeben')

    await user.click(button(`Verwerfen: Wertung, ${ARTICLE.title}`))
    await expectToast('Artikel veröffentlicht')
    await untilText(() => region(PANEL), 'Hier hängt nichts fest.')
    expect(sent.map(({ body }) => body)).toEqual([
      { place: 0, version: 1, decision: 'release' },
      { place: 1, version: 2, decision: 'correct', text: 'Karten gibt es.' },
      { place: RATING?.id, version: 3, decision: 'discard' },
    ])
  })

  it('ask before the whole article is dropped', async () => {
    const sent = answerDecisions()
    const { user } = await openAdmin()
    const discard = await find('button', `Verwerfen: ${TITLE?.text ?? ''}`)
    await user.click(discard)
    const dialog = await inside('dialog', 'Artikel verwerfen?')
    await user.keyboard('{Escape}')
    await untilGone('dialog', 'Artikel verwerfen?')
    expect(sent).toHaveLength(0)
    await user.click(discard)
    await user.click(
      (await inside('dialog', 'Artikel verwerfen?')).getByRole('button', {
        name: 'Artikel verwerfen',
      }),
    )
    await untilGone('dialog', 'Artikel verwerfen?')
    expect(sent.map(({ body }) => body.decision)).toEqual(['discard'])
    expect(dialog).toBeTruthy()
  })

  it.each([
    ['somebody was faster', () => refuse('conflict', 'Lies ihn bitte noch einmal.')],
    ['there is no network', networkError],
  ])('keep the typed words when %s', async (_, failure) => {
    answerDecisions()
    theApi().on(decideHeldPlace, failure)
    const { user } = await openAdmin()
    await user.click(await find('button', `Korrigieren: ${HOSTILE}`))
    await fill(user, screen.getByLabelText('Neuer Wortlaut'), 'Karten gibt es.')
    await user.click(button('Speichern und freigeben'))
    await expectToast('Nicht entschieden')
    expect(screen.getByLabelText('Neuer Wortlaut')).toHaveProperty('value', 'Karten gibt es.')
  })

  it('say that nothing is held and nothing was decided', async () => {
    answerPipeline(theApi())
    theApi().on(listHeldArticles, () => ({ articles: [], next: null, checks: [] }))
    await openAdmin()
    await untilText(() => region(PANEL), 'Hier hängt nichts fest.')
    expect(region(PANEL).textContent).toContain('Noch nichts entschieden.')
  })

  it('load, fail and are tried again', async () => {
    answerPipeline(theApi())
    let isAway = true
    theApi().on(listHeldArticles, () => (isAway ? refuse('invalid_input', 'Klemmt.') : HELD))
    const { user } = await openAdmin()
    await untilText(() => region(PANEL), 'Zurückgehaltene Artikel nicht geladen')
    isAway = false
    await user.click(within(region(PANEL)).getByRole('button', { name: 'Nochmal versuchen' }))
    await untilText(() => region(PANEL), ARTICLE.title)
  })

  it('load the next page', async () => {
    answerPipeline(theApi())
    const after = `1#${ARTICLE.id}`
    const further = { ...ARTICLE, id: '01JD3V6T5N000000000000000A', title: 'Noch einer' }
    const calls = theApi().on(listHeldArticles, ({ query }) =>
      query.after === undefined
        ? { ...HELD, next: after }
        : { ...HELD, articles: [further], next: null },
    )
    const { user } = await openAdmin()
    await user.click(await find('button', 'Weitere laden'))
    await untilText(() => region(PANEL), 'Noch einer')
    expect(calls.at(-1)?.query).toEqual({ after })
    expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull()
  })
})
