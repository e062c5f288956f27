import { screen, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { login } from '#shared/api/auth.ts'
import { listPasskeys, passkeyOptions, removePasskey } from '#shared/api/passkeys.ts'
import { changePassword } from '#shared/api/password.ts'
import { recover, renewRecoveryCodes } from '#shared/api/recovery.ts'
import { confirmSignIn } from '#shared/api/sessions.ts'
import { until } from '../clock.ts'
import { OK, refuse } from '../fake-api.ts'
import { aMember, answerMember, ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, inside, untilGone } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const DIALOG = 'Bist du es wirklich?'
const STALE = refuse('stale_sign_in', 'Bitte bestätige kurz, dass du es bist.')
const PASSWORD = 'Grabesstille 7'
const NEW = 'Noch viel lauter 8'

const PASSKEY = {
  credentialId: 'AAECAwQF',
  id: 'x'.repeat(43),
  name: 'Fremdes Handy',
  createdAt: '2026-01-02T03:04:05.000Z',
  lastUsedAt: null,
  isSynced: false,
}

/** An API whose session is too old until the member confirms the sign-in with the right password. */
const staleApi = () => {
  const api = theApi()
  answerSettings(api)
  const session = { isFresh: false }
  const confirmations = api.on(confirmSignIn, ({ body }) => {
    if (!('password' in body) || body.password !== PASSWORD)
      return refuse('forbidden', 'Dein aktuelles Passwort stimmt nicht.')
    session.isFresh = true
    return OK
  })
  return { api, session, confirmations }
}

const typePasswords = async (user: Awaited<ReturnType<typeof openApp>>['user']) => {
  await findText('Du hast keine Codes.')
  await fill(user, await until(() => screen.getByLabelText('Aktuelles Passwort')), PASSWORD)
  await fill(user, screen.getByLabelText('Neues Passwort'), NEW)
  await user.click(button('Passwort ändern'))
}

const answerDialog = async (
  user: Awaited<ReturnType<typeof openApp>>['user'],
  password: string,
): Promise<void> => {
  const dialog = await inside('dialog', DIALOG)
  await fill(user, dialog.getByLabelText('Dein Passwort'), password)
  await user.click(dialog.getByRole('button', { name: 'Weiter' }))
}

describe('an act that needs a recent sign-in', () => {
  it('changes the password with what was typed once the member has confirmed', async () => {
    const { api, session, confirmations } = staleApi()
    const changes = api.on(changePassword, () =>
      session.isFresh ? { ok: true as const, newPasskeys: [PASSKEY] } : STALE,
    )
    const removals = api.on(removePasskey, () => OK)
    const { user } = await openApp('/settings/anmeldung')
    await typePasswords(user)
    await answerDialog(user, 'falsch')
    await findText('Dein aktuelles Passwort stimmt nicht.')
    await answerDialog(user, PASSWORD)
    await expectToast('Passwort geändert')
    expect(confirmations).toHaveLength(2)
    expect(changes.map(({ body }) => body)).toEqual([
      { currentPassword: PASSWORD, newPassword: NEW },
      { currentPassword: PASSWORD, newPassword: NEW },
    ])
    const found = await inside('dialog', 'Sind das alles deine?')
    const signal = vi.fn(() => Promise.resolve())
    const browser = Object.assign(vi.fn(), { signalUnknownCredential: signal })
    vi.stubGlobal('PublicKeyCredential', browser)
    await user.click(found.getByRole('button', { name: 'Fremdes Handy entfernen' }))
    await expectToast('Passkey entfernt')
    expect(signal).toHaveBeenCalledWith({ rpId: 'localhost', credentialId: 'AAECAwQF' })
    expect(removals.map(({ params }) => params.id)).toEqual([PASSKEY.id])
    await user.click(await find('button', 'Fertig', found))
    await untilGone('dialog', 'Sind das alles deine?')
  })

  it('keeps what was typed when the member cancels', async () => {
    const { api } = staleApi()
    api.on(changePassword, () => STALE)
    const { user } = await openApp('/settings/anmeldung')
    await typePasswords(user)
    const dialog = await inside('dialog', DIALOG)
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await untilGone('dialog', DIALOG)
    expect(screen.getByLabelText<HTMLInputElement>('Neues Passwort').value).toBe(NEW)
    expect(screen.getByLabelText<HTMLInputElement>('Aktuelles Passwort').value).toBe(PASSWORD)
  })

  it('removes a passkey once the member has confirmed', async () => {
    const { api, session } = staleApi()
    api.on(listPasskeys, () => [PASSKEY])
    const removals = api.on(removePasskey, () => (session.isFresh ? OK : STALE))
    const { user } = await openApp('/settings/anmeldung')
    await user.click(await find('button', 'Fremdes Handy entfernen'))
    await user.click(await find('button', 'Entfernen'))
    await answerDialog(user, PASSWORD)
    await expectToast('Passkey entfernt')
    expect(removals).toHaveLength(2)
    await untilGone('dialog', DIALOG)
  })

  it('creates recovery codes once the member has confirmed', async () => {
    const { api, session } = staleApi()
    const codes = Array.from({ length: 10 }, (_, at) => `CODE-${String(at)}`)
    api.on(renewRecoveryCodes, () =>
      session.isFresh ? { codes, createdAt: '2026-01-02T03:04:05.000Z' } : STALE,
    )
    const { user } = await openApp('/settings/anmeldung')
    await user.click(await find('button', 'Codes anlegen'))
    const renewal = await inside('dialog', 'Neue Codes anlegen')
    await fill(user, renewal.getByLabelText('Passwort'), PASSWORD)
    await user.click(renewal.getByRole('button', { name: 'Codes anlegen' }))
    await answerDialog(user, PASSWORD)
    const shown = await inside('dialog', 'Wiederherstellungscodes')
    expect(shown.getAllByRole('listitem')).toHaveLength(10)
  })

  it('can be confirmed with a passkey of the member', async () => {
    const { api, session } = staleApi()
    const bytes = new Uint8Array([1, 2, 3]).buffer
    const value = Object.assign(() => undefined, {
      isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(false),
    })
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value })
    const get = () =>
      Promise.resolve({
        id: 'AQID',
        rawId: bytes,
        type: 'public-key',
        getClientExtensionResults: () => ({}),
        response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
      })
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
    api.on(listPasskeys, () => [PASSKEY])
    const asked = api.on(passkeyOptions, () => ({
      challenge: 'AQID',
      rpId: 'localhost',
      allowCredentials: [{ id: 'AQID' }],
    }))
    api.on(confirmSignIn, ({ body }) => {
      session.isFresh = 'assertion' in body
      return OK
    })
    api.on(removePasskey, () => (session.isFresh ? OK : STALE))
    const { user } = await openApp('/settings/anmeldung')
    await user.click(await find('button', 'Fremdes Handy entfernen'))
    await user.click(await find('button', 'Entfernen'))
    await user.click(await find('button', 'Mit Passkey bestätigen'))
    await expectToast('Passkey entfernt')
    expect(asked[0]?.query.username).toBe(ME.username)
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
})

const DEVICE_KEY = 'hoellenlaerm-device'

describe('the mark of the device', () => {
  it('is stored after a sign-in, kept after a logout and sent again', async () => {
    const api = theApi()
    answerMember(api)
    let isRight = false
    const logins = api.on(login, () =>
      isRight
        ? { authToken: 'c'.repeat(64), user: aMember(1, 'Testfan') }
        : refuse('unauthenticated', 'Benutzername oder Passwort falsch'),
    )
    localStorage.setItem(DEVICE_KEY, 'no mark')
    const { user, visit } = await openApp('/login', { me: null })
    const signIn = async () => {
      await find('tab', 'Anmelden')
      await fill(user, screen.getByLabelText('Benutzername'), 'fan_1')
      await fill(user, screen.getByLabelText('Passwort'), PASSWORD)
      await user.click(button('Rein in den Pit'))
    }
    await signIn()
    await expectToast('Benutzername oder Passwort falsch')
    expect(localStorage.getItem(DEVICE_KEY)).toBe('no mark')
    isRight = true
    await signIn()
    await find('button', 'Abmelden')
    const mark = localStorage.getItem(DEVICE_KEY)
    expect(mark).toBe(logins[1]?.body.deviceMark)
    localStorage.removeItem('hoellenlaerm-token')
    await visit('/login')
    await signIn()
    await find('button', 'Abmelden')
    expect(logins[2]?.body.deviceMark).toBe(mark)
  })
})

describe('a recovery', () => {
  it('shows the passkeys that were added since, before the first screen', async () => {
    const api = theApi()
    answerMember(api)
    const user1 = aMember(1, 'Testfan')
    api.on(recover, () => ({
      authToken: 'c'.repeat(64),
      user: user1,
      newPasskeys: [PASSKEY],
    }))
    const { user } = await openApp('/login', { me: null })
    await user.click(await find('button', 'Passwort vergessen?'))
    await fill(user, await until(() => screen.getByLabelText('Benutzername')), 'fan_1')
    await fill(user, screen.getByLabelText('Wiederherstellungscode'), 'AAAA')
    await fill(user, screen.getByLabelText('Neues Passwort'), NEW)
    await user.click(button('Zurück in den Pit'))
    const dialog = await find('dialog', 'Sind das alles deine?')
    within(dialog).getByText('Fremdes Handy')
    await user.click(within(dialog).getByRole('button', { name: 'Das passt so' }))
    await find('button', 'Abmelden')
  })
})
