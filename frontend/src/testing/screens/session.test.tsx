import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listArticles } from '#shared/api/articles.ts'
import { currentUser, login, logout } from '#shared/api/auth.ts'
import { acceptLegal } from '#shared/api/legal.ts'
import { noteWaitingCount } from '#spa/platform/outbox/outbox-storage.ts'
import { until } from '../clock.ts'
import { passTime } from '../clock.ts'
import { answerArticles } from '../articles.ts'
import { gatewayError, networkError, OK, refuse } from '../fake-api.ts'
import { aMember, answerMember, ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { allWithText, button, fill, find, findText, untilText, untilUnsaid } from '../queries.ts'

describe('the login', () => {
  it('keeps the typed text when there is no connection', async () => {
    const api = theApi()
    let isDead = true
    answerMember(api)
    api.on(login, () =>
      isDead ? networkError() : { authToken: 'c'.repeat(64), user: aMember(1, 'Testfan') },
    )
    const { user } = await openApp('/login', { me: null })
    await find('tab', 'Anmelden')
    await fill(user, screen.getByLabelText('Benutzername'), 'fan_1')
    await fill(user, screen.getByLabelText('Passwort'), 'Blastbeat-im-Moshpit')
    await user.click(button('Rein in den Pit'))
    await untilText(() => screen.getByRole('tabpanel'), 'Keine Verbindung')
    isDead = false
    await user.click(button('Rein in den Pit'))
    await expectToast('Willkommen zurück, Testfan!')
    await find('button', 'Abmelden')
  })

  it('shows missing fields before it sends a request', async () => {
    const { user } = await openApp('/auth', { me: null })
    await user.click(await find('button', 'Rein in den Pit'))
    await findText('Benutzername ist erforderlich')
    await findText('Passwort ist erforderlich')
    expect(document.activeElement).toBe(screen.getByLabelText('Benutzername'))
    await fill(user, screen.getByLabelText('Benutzername'), 'a')
    await untilUnsaid('Benutzername ist erforderlich')
  })
})

describe('the start with a stored session', () => {
  it('offers to try again when the member cannot be loaded', async () => {
    const api = theApi()
    let isAway = true
    api.on(currentUser, () => (isAway ? gatewayError(503) : ME))
    const { user } = await openApp('/')
    await find('heading', /kommen gerade nicht durch/)
    expect(allWithText('Unavailable')).toEqual([])
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await find('button', 'Abmelden')
  })

  it('loads the member no second time when the server has answered', async () => {
    const calls = theApi().on(currentUser, () => ME)
    await openApp('/')
    await find('button', 'Abmelden')
    const { length } = calls
    await passTime(2000)
    expect(calls).toHaveLength(length)
  })
})

describe('the login page', () => {
  it('removes the muted words that an earlier release kept in the browser', async () => {
    localStorage.setItem('hoellenlaerm-muted-words', '[]')
    await openApp('/login', { me: null })
    await find('button', 'Rein in den Pit')
    expect(localStorage.getItem('hoellenlaerm-muted-words')).toBeNull()
  })

  it.each(['/login', '/auth'])('leads home from %s when the member is signed in', async (path) => {
    await openApp(path)
    await find('button', 'Abmelden')
    expect(location.pathname).toBe('/')
  })

  it('says why it is there after a lost session, and leads back', async () => {
    const api = theApi()
    let isRefused = true
    answerArticles(api, [])
    api.on(listArticles, () => (isRefused ? refuse('unauthenticated', 'Nein') : []))
    api.on(login, () => ({ authToken: 'c'.repeat(64), user: aMember(1, 'Testfan') }))
    const { user } = await openApp('/news?category=review#liste')
    await findText('Deine Sitzung ist abgelaufen.')
    expect(location.pathname).toBe('/login')
    isRefused = false
    await fill(user, screen.getByLabelText('Benutzername'), 'fan_1')
    await fill(user, screen.getByLabelText('Passwort'), 'Blastbeat-im-Moshpit')
    await user.click(button('Rein in den Pit'))
    await find('button', 'Abmelden')
    expect(location.pathname + location.search + location.hash).toBe('/news?category=review#liste')
  })

  it('gives no reason after a logout, and leads home', async () => {
    const api = theApi()
    answerArticles(api, [])
    api.on(logout, () => OK)
    api.on(login, () => ({ authToken: 'c'.repeat(64), user: aMember(1, 'Testfan') }))
    const { user } = await openApp('/news')
    await user.click(await find('button', 'Abmelden'))
    await find('button', 'Rein in den Pit')
    expect(allWithText('Deine Sitzung ist abgelaufen.')).toEqual([])
    await fill(user, screen.getByLabelText('Benutzername'), 'fan_1')
    await fill(user, screen.getByLabelText('Passwort'), 'Blastbeat-im-Moshpit')
    await user.click(button('Rein in den Pit'))
    await find('button', 'Abmelden')
    expect(location.pathname).toBe('/')
  })
})

describe('a sign-out in another tab', () => {
  const DRAFT = 'hoellenlaerm.form-draft.contact'

  /** Another tab changed the storage that all tabs share. */
  const endInOtherTab = (): void => {
    localStorage.removeItem('hoellenlaerm-token')
    dispatchEvent(new StorageEvent('storage', { key: 'hoellenlaerm-token' }))
  }

  it('takes along what was typed in this one, which a lost session leaves', async () => {
    const { visit } = await openApp('/')
    await find('button', 'Abmelden')
    sessionStorage.setItem(DRAFT, '{"message":"Geheim"}')
    endInOtherTab()
    await find('button', 'Rein in den Pit')
    expect(sessionStorage.getItem(DRAFT)).not.toBeNull()
    localStorage.setItem('hoellenlaerm-token', 'd'.repeat(64))
    await visit('/')
    await find('button', 'Abmelden')
    localStorage.setItem('hoellenlaerm-session-left', 'yes')
    endInOtherTab()
    await find('button', 'Rein in den Pit')
    expect(sessionStorage.getItem(DRAFT)).toBeNull()
  })
})

describe('a sign-out with something unsent', () => {
  it('asks first, also before the outbox is loaded', async () => {
    const api = theApi()
    answerArticles(api, [])
    const logouts = api.on(logout, () => OK)
    noteWaitingCount(ME.id, 1)
    const { user } = await openApp('/news')
    const signOut = await find('button', 'Abmelden')
    // The button is there before the member, whose outbox it is, is known.
    await passTime(1000)
    await user.click(signOut)
    await findText('1 Sache ist noch nicht gesendet. Trotzdem abmelden?')
    expect(logouts).toEqual([])
  })
})

describe('the terms', () => {
  it('do not count as accepted when the server does not answer', async () => {
    theApi().on(acceptLegal, () => gatewayError(503))
    const { user, reload } = await openApp('/', { legalAccepted: false })
    await user.click(await find('button', 'Ich stimme zu'))
    await until(() => screen.getByRole('alert'))
    await reload()
    await find('dialog', 'Die Hausordnung ist neu')
  })
})
