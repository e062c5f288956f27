import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { readAppeal } from '#shared/api/appeals.ts'
import { currentUser, logout } from '#shared/api/auth.ts'
import { dataExport } from '#shared/api/data-export.ts'
import { listPosts } from '#shared/api/posts.ts'
import { listOwnReports } from '#shared/api/reports.ts'
import { listStories } from '#shared/api/stories.ts'
import { acknowledgeWarning, readStatement, type Statement } from '#shared/api/statements.ts'
import { passTime } from '../clock.ts'
import { OK } from '../fake-api.ts'
import { answerMember, ME, ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, find, findText, untilUnsaid } from '../queries.ts'

const ID = ulid(77)

const STATEMENT: Statement = {
  id: ID,
  at: '2026-11-20T10:00:00.000Z',
  kind: 'community-post',
  targetId: ulid(5),
  measure: 'suspend',
  excerpt: 'Komm vor die Halle.',
  until: '2026-12-01T10:00:00.000Z',
  outcome: null,
  facts: 'Du hast anderen mit Schlägen gedroht.',
  ground: { kind: 'law', rule: '§ 241 StGB', explanation: 'Drohungen sind verboten.' },
  automated: { detection: false, decision: false },
  wasReported: true,
  scope: 'Du kannst nicht schreiben.',
  redress: 'Du kannst bis Mai widersprechen.',
  appealEndsAt: '2027-05-20T10:00:00.000Z',
}

const SUSPENDED = {
  ...ME,
  restriction: { statementId: ID, until: '2026-12-01T10:00:00.000Z' },
}

const openSuspended = async () => {
  const api = theApi()
  api.on(readStatement, () => STATEMENT)
  api.on(dataExport, () => ({ state: 'none' as const }))
  const feeds = [api.on(listPosts, () => []), api.on(listStories, () => [])]
  const app = await openApp('/', { me: SUSPENDED, now: '2026-11-27T10:00:00.000Z' })
  return { app, api, feeds }
}

describe('a suspended member', () => {
  it('reads why and until when, and nothing else is loaded', async () => {
    const { app, feeds } = await openSuspended()
    await findText('Dein Konto ist gesperrt')
    const before = feeds.map(({ length }) => length)
    await app.reload()
    await findText(/Bis Dienstag, 1\. Dezember 2026 um/)
    await findText('Du hast anderen mit Schlägen gedroht.')
    await findText(/§ 241 StGB/)
    expect(screen.getByRole('link', { name: /widersprechen/ })).toHaveProperty(
      'pathname',
      `/entscheidungen/${ID}`,
    )
    await passTime(120_000)
    expect(feeds.map(({ length }) => length)).toEqual(before)
  })

  it('whose account was ended reads that, and not that it goes on', async () => {
    const api = theApi()
    api.on(readStatement, () => ({ ...STATEMENT, measure: 'end-account' as const, until: null }))
    api.on(dataExport, () => ({ state: 'none' as const }))
    await openApp('/', { me: { ...ME, restriction: { statementId: ID, until: null } } })
    await find('heading', 'Dein Konto ist beendet')
    await findText(/Das gilt auf Dauer/)
    expect(screen.queryByText(/pausiert|Danach geht es/)).toBeNull()
  })

  it('still reaches the own reports, and can object there', async () => {
    const { app, api } = await openSuspended()
    api.on(listOwnReports, () => [])
    await app.user.click(await find('link', 'Deine Meldungen'))
    await find('heading', 'Deine Meldungen')
    await findText('Du hast noch nichts gemeldet. Kann so bleiben.')
  })

  it('can sign out', async () => {
    const { app, api } = await openSuspended()
    const calls = api.on(logout, () => OK)
    await findText('Du hast anderen mit Schlägen gedroht.')
    await app.user.click(button('Abmelden'))
    await findText('Anmelden')
    expect(calls).toHaveLength(1)
  })

  it('enters the app when the suspension is over', async () => {
    const { api } = await openSuspended()
    await findText('Dein Konto ist gesperrt')
    answerMember(api)
    api.on(currentUser, () => ME)
    await passTime(61_000)
    await untilUnsaid('Dein Konto ist gesperrt')
  })
})

describe('a warning', () => {
  it('is read before the app goes on, and acknowledged once', async () => {
    const api = theApi()
    answerMember(api)
    api.on(readStatement, () => ({ ...STATEMENT, measure: 'warn' as const, until: null }))
    let warned = true
    api.on(currentUser, () => (warned ? { ...ME, openWarnings: [ID] } : ME))
    const calls = api.on(acknowledgeWarning, () => {
      warned = false
      return OK
    })
    const { user } = await openApp('/', { me: { ...ME, openWarnings: [ID] } })
    await findText('Eine Verwarnung')
    await findText('Du hast anderen mit Schlägen gedroht.')
    await user.click(button('Verstanden'))
    await untilUnsaid('Eine Verwarnung')
    expect(calls).toHaveLength(1)
  })

  it('leaves the page of its statement free, and is back afterwards', async () => {
    const api = theApi()
    answerMember(api)
    api.on(readStatement, () => ({ ...STATEMENT, measure: 'warn' as const, until: null }))
    const endsAt = '2027-05-27T22:00:00.000Z'
    api.on(readAppeal, () => ({ appeal: null, endsAt, mayAppeal: true }))
    api.on(currentUser, () => ({ ...ME, openWarnings: [ID] }))
    const { user } = await openApp('/', { me: { ...ME, openWarnings: [ID] } })
    await user.click(await find('link', 'Ganze Begründung'))
    await untilUnsaid('Eine Verwarnung')
    await findText('Du hast anderen mit Schlägen gedroht.')
    expect(location.pathname).toBe(`/entscheidungen/${ID}`)
    history.back()
    await findText('Eine Verwarnung')
  })
})
