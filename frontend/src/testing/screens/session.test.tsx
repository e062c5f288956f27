import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { currentUser, login } from '#shared/api/auth.ts'
import { acceptLegal } from '#shared/api/legal.ts'
import { until } from '../clock.ts'
import { gatewayError, networkError } from '../fake-api.ts'
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
    await find('button', 'Abmelden')
    await expectToast('Willkommen zurück, Testfan!')
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
})

describe('the terms', () => {
  it('do not count as accepted when the server does not answer', async () => {
    theApi().on(acceptLegal, () => gatewayError(503))
    const { user, reload } = await openApp('/', { legalAccepted: false })
    await user.click(await find('button', 'Ich stimme zu'))
    await until(() => screen.getByRole('alert'))
    await reload()
    await find('dialog', 'Bevor es laut wird')
  })
})
