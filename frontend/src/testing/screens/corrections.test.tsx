import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import {
  correctArticle,
  getArticle,
  listArticleVersions,
  type Article,
} from '#shared/api/articles.ts'
import { answerArticles, articles } from '../articles.ts'
import { until } from '../clock.ts'
import { answerVersions, CORRECTED, CORRECTION, OLDER } from '../corrections.ts'
import { gatewayError, refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import {
  button,
  fill,
  find,
  findText,
  inside,
  untilFocused,
  untilGone,
  untilText,
} from '../queries.ts'

const ADMIN = { ...ME, role: 'admin' } as const
const FORM = `/admin/articles/${CORRECTED.id}`
const OTHERS = articles.slice(1)

const answerAll = (article: Article = CORRECTED) => {
  const api = theApi()
  answerArticles(api, [article, ...OTHERS])
  answerVersions(api)
  return api
}

const openForm = async (path = FORM) => {
  const app = await openApp(path, { me: ADMIN })
  await find('heading', 'Artikel korrigieren')
  await until(() => screen.getByLabelText('Titel'))
  return app
}

const note = () => screen.getByLabelText('Was wurde korrigiert?')
const NOTE = 'Das Album erscheint am 15. Mai.'

describe('a corrected article', () => {
  it('says what was corrected, on its card too, and shows the older version with the difference', async () => {
    answerAll()
    const { user } = await openApp('/news')
    const card = await find('article', /Äonenfeuer kündigen/)
    expect(card.textContent).toContain('Korrigiert')
    expect((await find('article', /Grabgesang/)).textContent).not.toContain('Korrigiert')
    await user.click(within(card).getByRole('link'))
    const article = await inside('dialog', /Äonenfeuer/)
    const corrections = article.getByRole('list', { name: 'Korrekturen' })
    expect(corrections.textContent).toContain(`Korrigiert am 22. November 2026: ${CORRECTION.note}`)
    await user.click(article.getByRole('button', { name: 'Frühere Fassung ansehen' }))
    expect(location.search).toBe('?fassung=1')
    const dialog = await find('dialog', 'Frühere Fassung')
    await untilText(() => dialog, 'Durchgestrichen ist')
    expect(dialog.querySelector('del')?.textContent).toBe('Gestrichen: 11.')
    expect(dialog.querySelector('ins')?.textContent).toBe('Neu: 14.')
    await user.keyboard('{Escape}')
    await untilGone('dialog', 'Frühere Fassung')
    expect(location.search).toBe('')
    await find('dialog', /Äonenfeuer/)
  })

  it('opens an older version by its link, and says when it is gone or cannot be loaded', async () => {
    const api = answerAll()
    const { user, visit } = await openApp(`/news/${CORRECTED.id}?fassung=1`)
    await inside('dialog', 'Frühere Fassung')
    await findText('Durchgestrichen ist')
    await user.keyboard('{Escape}')
    await visit(`/news/${CORRECTED.id}?fassung=9`)
    await find('heading', 'Diese Fassung gibt es nicht (mehr)')

    let isAway = true
    api.on(listArticleVersions, () => (isAway ? gatewayError(503) : [OLDER]))
    await visit('/')
    await visit(`/news/${OTHERS[0]?.id ?? ''}?fassung=1`)
    await find('heading', 'Diese Fassung gibt es nicht (mehr)')
    const again = {
      ...CORRECTED,
      version: 3,
      corrections: [CORRECTION, { ...CORRECTION, version: 3 }],
    }
    answerArticles(api, [again])
    await visit(`/news/${CORRECTED.id}?fassung=1`)
    await find('heading', 'Die frühere Fassung lässt sich nicht laden')
    isAway = false
    await user.click(button('Nochmal versuchen'))
  })

  it('marks a sentence without a source as a note of the editors', async () => {
    const sentences = [{ text: 'Wir haben nachgefragt.', paragraph: 0, sources: [] }]
    answerAll({ ...CORRECTED, sentences })
    await openApp(`/news/${CORRECTED.id}`)
    await untilText(() => screen.getByRole('dialog'), 'Anm. d. Red.: Wir haben nachgefragt.')
  })
})

describe('the form that corrects an article', () => {
  it('is for admins, who reach it from the article', async () => {
    answerAll()
    const { user } = await openApp(`/news/${CORRECTED.id}`, { me: ADMIN })
    await user.click(await find('link', 'Artikel korrigieren'))
    await find('heading', 'Artikel korrigieren')
    expect(location.pathname).toBe(FORM)
  })

  it('has no access for other members', async () => {
    answerAll()
    const { visit } = await openApp(FORM)
    await findText('Artikel korrigieren nur Admins.')
    await visit(`/news/${CORRECTED.id}`)
    await find('dialog', /Äonenfeuer/)
    expect(screen.queryByRole('link', { name: 'Artikel korrigieren' })).toBeNull()
  })

  it('names what is missing, shows the difference, and publishes the correction', async () => {
    const api = answerAll()
    const sent = api.on(correctArticle, () => ({ ...CORRECTED, title: 'Neu', version: 3 }))
    const { user } = await openForm()
    await user.click(button('Korrektur veröffentlichen'))
    await findText('Schreib in mindestens 10 Zeichen, was korrigiert wurde.')
    await untilFocused(note)

    await fill(user, screen.getByLabelText('Satz 1'), 'Am 15. Mai kommt das Album.')
    const sources = within(screen.getByRole('group', { name: 'Quellen von Satz 1' }))
    for (const box of sources.getAllByRole('checkbox', { checked: true })) await user.click(box)
    await fill(user, note(), NOTE)
    await user.click(button('Korrektur veröffentlichen'))
    await findText('Wähl mindestens eine Quelle, oder mach den Satz zur Anmerkung der Redaktion.')
    await user.click(sources.getByRole('checkbox', { name: /2 Iron Gazette/ }))
    await user.click(button('Satz 4 löschen'))
    await user.click(button('Satz an Absatz 2 anfügen'))
    await fill(user, screen.getByLabelText('Satz 4'), 'Wir haben nachgefragt.')
    await user.click(
      within(screen.getByRole('group', { name: 'Quellen von Satz 4' })).getByRole('checkbox', {
        name: 'Anmerkung der Redaktion, ohne Quelle',
      }),
    )
    const preview = screen.getByRole('region', { name: 'Das ändert sich' })
    expect(preview.querySelector('ins')?.textContent).toContain('15.')
    await user.click(button('Korrektur veröffentlichen'))
    await expectToast('Korrigiert')
    await until(() => {
      expect(location.pathname).toBe(`/news/${CORRECTED.id}`)
    })
    expect(sent[0]?.body).toMatchObject({
      version: 2,
      note: NOTE,
      closesReports: false,
      sentences: [
        { text: 'Am 15. Mai kommt das Album.', paragraph: 0, sources: [1] },
        {},
        {},
        { text: 'Wir haben nachgefragt.', paragraph: 1, sources: [] },
      ],
    })
  })

  it('keeps what was typed when a call fails and across a reload', async () => {
    const api = answerAll()
    api.on(correctArticle, () => gatewayError(503))
    const { user, reload } = await openForm()
    await fill(user, screen.getByLabelText('Titel'), 'Neuer Titel')
    await fill(user, note(), NOTE)
    await user.click(button('Korrektur veröffentlichen'))
    await findText(/Das kam nicht an/)
    await reload()
    await findText('Deine angefangene Korrektur ist noch da.')
    expect(screen.getByLabelText('Titel')).toHaveProperty('value', 'Neuer Titel')
    expect(note()).toHaveProperty('value', NOTE)
    await user.click(button('Verwerfen'))
    expect(screen.getByLabelText('Titel')).toHaveProperty('value', CORRECTED.title)
  })

  it('says that another article has the title, and loses nothing typed', async () => {
    const api = answerAll()
    const taken = 'Unter dem Titel „Neuer Titel“ steht schon ein anderer Artikel.'
    api.on(correctArticle, () => refuse('conflict', taken))
    const { user } = await openForm()
    await fill(user, screen.getByLabelText('Titel'), 'Neuer Titel')
    await fill(user, note(), NOTE)
    await user.click(button('Korrektur veröffentlichen'))
    expect((await find('alert')).textContent).toContain(taken)
    expect(screen.getByLabelText('Titel')).toHaveProperty('value', 'Neuer Titel')
    expect(button('Korrektur veröffentlichen')).toHaveProperty('disabled', false)
  })

  it('shows what another admin corrected meanwhile, and loses nothing typed', async () => {
    const api = answerAll()
    let current: Article = CORRECTED
    api.on(getArticle, () => current)
    const sent = api.on(correctArticle, ({ body }) =>
      body.version === current.version
        ? { ...current, version: 4 }
        : refuse('conflict', 'Der Artikel wurde inzwischen korrigiert.'),
    )
    const { user } = await openForm()
    await fill(user, screen.getByLabelText('Vorspann'), 'Mein Vorspann.')
    await fill(user, note(), NOTE)
    const other = { ...CORRECTION, version: 3, note: 'Der Titel war falsch.' }
    current = { ...CORRECTED, version: 3, title: 'Anders', corrections: [CORRECTION, other] }
    await user.click(button('Korrektur veröffentlichen'))
    const alert = await find('alert')
    await untilText(() => alert, 'Der Titel war falsch.')
    await untilFocused(() => alert)
    expect(screen.getByLabelText('Vorspann')).toHaveProperty('value', 'Mein Vorspann.')
    const preview = screen.getByRole('region', { name: 'Das ändert sich' })
    expect(preview.querySelector('del')?.textContent).toContain('Anders')
    await user.click(button('Mit meinen Eingaben weiter'))
    await untilFocused(() => screen.getByLabelText('Titel'))
    await user.click(button('Korrektur veröffentlichen'))
    await expectToast('Korrigiert')
    expect(sent.map(({ body }) => body.version)).toEqual([2, 3])
  })

  it('loads an older version, and a later source and the reports from its address', async () => {
    const api = answerAll()
    const sent = api.on(correctArticle, () => ({ ...CORRECTED, version: 3 }))
    const { user } = await openForm(`${FORM}?gemeldet=1&quelle=1`)
    expect(screen.getByLabelText('Woher weißt du es?')).toHaveProperty('value', '1')
    await user.click(await find('button', 'Ins Formular laden'))
    expect(screen.getByLabelText('Satz 1')).toHaveProperty('value', OLDER.sentences[0]?.text)
    await fill(user, note(), 'Die erste Fassung stimmte doch.')
    await user.click(button('Korrektur veröffentlichen'))
    await expectToast('Korrigiert')
    expect(sent[0]?.body).toMatchObject({ closesReports: true, laterSource: 1, version: 2 })
  })

  it('keeps a draft when the form is opened again for a report and its source', async () => {
    answerAll()
    const { user, visit } = await openForm()
    await fill(user, note(), NOTE)
    await visit('/news')
    await visit(`${FORM}?gemeldet=1&quelle=1`)
    await until(() => screen.getByLabelText('Titel'))
    expect(note()).toHaveProperty('value', NOTE)
    expect(screen.getByLabelText('Woher weißt du es?')).toHaveProperty('value', '1')
    expect(screen.getByLabelText('Die offenen Meldungen sind damit erledigt')).toHaveProperty(
      'checked',
      true,
    )
    await user.selectOptions(screen.getByLabelText('Woher weißt du es?'), '')
    await visit('/news')
    await visit(`${FORM}?gemeldet=1&quelle=1`)
    await until(() => screen.getByLabelText('Titel'))
    expect(screen.getByLabelText('Woher weißt du es?')).toHaveProperty('value', '')
  })

  it('says when the article is gone or cannot be loaded', async () => {
    const api = answerAll()
    const { user, visit } = await openApp('/admin/articles/keine-id', { me: ADMIN })
    await find('heading', 'Diesen Artikel gibt es nicht (mehr)')
    let isAway = true
    api.on(getArticle, () => (isAway ? gatewayError(503) : CORRECTED))
    await visit(FORM)
    await find('heading', 'Fehler beim Laden')
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await until(() => screen.getByLabelText('Titel'))
  })
})
