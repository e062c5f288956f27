import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import {
  decideAppeal,
  listAppeals,
  reviewAppeal,
  type AppealCard,
  type ReviewedAppeal,
} from '#shared/api/appeals.ts'
import { listCases, readCase } from '#shared/api/cases.ts'
import type { Statement } from '#shared/api/statements.ts'
import { aCase, CARD } from '../cases.ts'
import { until } from '../clock.ts'
import { OK, refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText } from '../queries.ts'
import { aStatement } from '../statements.ts'

const ID = '01JB0000000000000000000001'
const OTHER = '01JB0000000000000000000002'
const AT = '2026-11-20T10:00:00.000Z'
const REASONS = 'Das ist ein Zitat aus einem Songtext, kein Angriff.'

const card = (about: Partial<AppealCard> = {}): AppealCard => ({
  id: ID,
  at: AT,
  kind: 'community-post',
  origin: 'author',
  measure: 'remove',
  isTooMild: false,
  excerpt: 'Ihr seid alle Poser.',
  state: 'received',
  refusal: null,
  lacksReviewer: false,
  ...about,
})

const reviewed = (about: Partial<ReviewedAppeal> = {}): ReviewedAppeal => ({
  ...card(),
  text: 'Das war ein Zitat.',
  report: null,
  statement: aStatement({ id: ID }),
  alongside: [],
  evidence: [{ at: AT, title: null, text: 'Ihr seid alle Poser. So.' }],
  content: 'Ihr seid alle Poser. So.',
  media: [],
  brings: true,
  possible: ['age-label', 'hide'],
  ...about,
})

const REVIEWER = { ...ME, role: 'reviewer' } as const

const openDesk = async (cards: AppealCard[] = [card()], review = reviewed()) => {
  theApi().on(listAppeals, () => cards)
  theApi().on(reviewAppeal, () => review)
  return openApp('/moderation/einsprueche', { me: REVIEWER })
}

describe('the queue of appeals', () => {
  it('is in the menu of a reviewer, who decides with reasons', async () => {
    const { user } = await openDesk()
    await find('heading', 'Einsprüche')
    expect(screen.getAllByRole('link', { name: 'Einsprüche' }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull()
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    await findText('Das war ein Zitat.')
    const calls = theApi().on(decideAppeal, () => OK)
    await user.click(await find('button', 'Entscheiden'))
    await findText('Wähl aus, wie du entscheidest.')
    await user.click(await find('radio', 'Stattgeben: Alles wie vorher'))
    await user.click(await find('button', 'Entscheiden'))
    await findText('Begründe das mit mindestens 20 Zeichen.')
    expect(calls).toHaveLength(0)
    await user.type(screen.getByLabelText(/Begründung/), REASONS)
    await user.click(await find('button', 'Entscheiden'))
    await findText('Entschieden')
    expect(calls.at(-1)?.body).toEqual({ decision: 'lift', reasons: REASONS })
  })

  it('sends the milder measure with a change', async () => {
    const { user } = await openDesk()
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    const calls = theApi().on(decideAppeal, () => OK)
    await user.click(await find('radio', 'Ändern: mildere Maßnahme'))
    await user.selectOptions(screen.getByLabelText('Neue Maßnahme'), 'Verborgen')
    await user.type(screen.getByLabelText(/Begründung/), REASONS)
    await user.click(await find('button', 'Entscheiden'))
    await findText('Entschieden')
    expect(calls.at(-1)?.body).toEqual({ decision: 'change', measure: 'hide', reasons: REASONS })
  })

  it('shows the files that it is about, once the reviewer wants to see them', async () => {
    const url = 'https://media.example/kept/posts/7/original.jpg?X-Amz-Signature=1'
    const medium = { type: 'image', name: '/media/posts/7/original.jpg', url } as const
    const { user } = await openDesk([card()], reviewed({ media: [medium] }))
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    const show = await find('button', 'Bild zeigen')
    expect(document.querySelector(`img[src="${url}"]`)).toBeNull()
    await user.click(show)
    expect((await find('img', 'Anhang, um den es geht')).getAttribute('src')).toBe(url)
  })

  it('says that nothing comes back when the content is gone, before anything is decided', async () => {
    const gone = { content: null, brings: false, possible: [] }
    const { user } = await openDesk([card()], reviewed(gone))
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    await findText(/Zurück kommt nichts/)
    await find('radio', 'Stattgeben: Die Entscheidung war falsch')
    expect(screen.queryByRole('radio', { name: /Ändern/ })).toBeNull()
  })

  it('shows what is too mild for a reporter, and that it stays in force', async () => {
    const about = { origin: 'reporter', measure: 'age-label', isTooMild: true } as const
    const statement = { ...reviewed().statement, outcome: 'lifted' } as Statement
    const warning = { ...statement, id: OTHER, measure: 'warn', outcome: null } as const
    const review = reviewed({ ...about, statement, alongside: [warning], possible: [] })
    const { user } = await openDesk([card(about)], review)
    await findText(/Nach einer Meldung zu milde/)
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    await find('heading', 'Die Entscheidung: Als drastisch gekennzeichnet (aufgehoben)')
    await find('heading', 'Außerdem entschieden')
    await findText('Verwarnung')
    await findText(/gilt weiter, wie auch immer du entscheidest/)
    await find('radio', 'Stattgeben: Der Fall wird neu entschieden')
    await findText(/auch nicht, ob jemand verwarnt oder gesperrt wurde/)
  })

  it('opens a dismissed case again when a reporter is right', async () => {
    const about = { origin: 'reporter', measure: 'dismiss' } as const
    const report = { category: 'hate', text: 'Das hetzt gegen Menschen.' } as const
    const { user } = await openDesk([card(about)], reviewed({ ...about, report, possible: [] }))
    await findText(/Einspruch nach Meldung gegen/)
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    await findText('Die Meldung: Hetze gegen Menschen')
    await findText('Das hetzt gegen Menschen.')
    await findText(/geht der Fall zurück in die Moderation/)
    await findText(/Schreib nichts Privates/)
    expect(screen.queryByRole('radio', { name: /Ändern/ })).toBeNull()
    const calls = theApi().on(decideAppeal, () => OK)
    await user.click(await find('radio', 'Stattgeben: Der Fall wird neu entschieden'))
    await user.type(screen.getByLabelText(/Begründung/), REASONS)
    await user.click(await find('button', 'Entscheiden'))
    await findText('Entschieden')
    expect(calls.at(-1)?.body).toEqual({ decision: 'lift', reasons: REASONS })
  })

  it('keeps typed reasons when the call fails, also in a new dialog', async () => {
    const { user } = await openDesk()
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    await findText('Das war ein Zitat.')
    await user.click(await find('radio', 'Zurückweisen: Es bleibt dabei'))
    await user.type(screen.getByLabelText(/Begründung/), REASONS)
    theApi().on(decideAppeal, () => refuse('unavailable', 'Gleich wieder da.'))
    await user.click(await find('button', 'Entscheiden'))
    await findText('Nicht entschieden')
    await user.click(await find('button', 'Abbrechen'))
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    await findText('Das war ein Zitat.')
    expect(screen.getByLabelText(/Begründung/)).toHaveProperty('value', REASONS)
  })

  it('says that a second person is missing, and how to get one', async () => {
    await openDesk([card({ refusal: 'decided-first', lacksReviewer: true })])
    await findText('Es fehlt ein zweiter Mensch')
    await findText('npm run member -- role <benutzername> reviewer')
  })

  it('says in the review that a second person is missing, which the queue may not know', async () => {
    const refusal = 'reporter'
    const shown = reviewed({ refusal, lacksReviewer: true })
    const { user } = await openDesk([card({ refusal: null })], shown)
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    await findText('Es fehlt ein zweiter Mensch')
    await findText('npm run member -- role <benutzername> reviewer')
  })

  it('offers no decision to the moderator who decided first', async () => {
    const refusal = 'decided-first'
    const { user } = await openDesk([card({ refusal })], reviewed({ refusal }))
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    await findText('Das war ein Zitat.')
    expect(screen.queryByRole('button', { name: 'Entscheiden' })).toBeNull()
  })

  it('shows nothing but the reason to those who may not read the case', async () => {
    const refusal = 'own'
    const nothing = { text: '', statement: null, evidence: [], content: null, possible: [] }
    const { user } = await openDesk([card({ refusal })], reviewed({ refusal, ...nothing }))
    await findText('Hier geht es um dich selbst. Das entscheidet jemand anderes.')
    await user.click(await find('button', 'Prüfen: Ihr seid alle Poser.'))
    expect((await find('note')).textContent).not.toBe('')
    expect(screen.queryByText('Stand jetzt')).toBeNull()
  })

  it('shows an empty state without appeals', async () => {
    await openDesk([])
    await findText('Niemand widerspricht')
  })

  it('is not for members', async () => {
    theApi().on(listAppeals, () => refuse('forbidden', 'Nein.'))
    await openApp('/moderation/einsprueche')
    await findText('Einsprüche entscheiden nur Zweitprüfung, Moderation und Admins.')
  })
})

describe('the cases that no moderator may decide', () => {
  const asReviewer = { me: { ...ME, role: 'reviewer' as const } }

  it('are below the appeals for reviewers, who open them there', async () => {
    const api = theApi()
    api.on(listAppeals, () => [])
    api.on(listCases, () => [CARD])
    api.on(readCase, () => aCase())
    const { user } = await openApp('/moderation/einsprueche', asReviewer)
    await find('heading', 'Fälle für dich')
    await user.click(await find('button', /Ihr seid alle Poser/))
    await find('button', 'Übernehmen')
  })

  it('are not mentioned while there are none', async () => {
    const api = theApi()
    api.on(listAppeals, () => [])
    const asked = api.on(listCases, () => [])
    await openApp('/moderation/einsprueche', asReviewer)
    await until(() => {
      if (asked.length === 0) throw new Error('The cases were not asked for.')
    })
    expect(screen.queryByRole('heading', { name: 'Fälle für dich' })).toBeNull()
  })
})
