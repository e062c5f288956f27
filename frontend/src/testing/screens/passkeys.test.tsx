import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { passkeyChallenge, registerPasskey } from '#shared/api/passkeys.ts'
import { networkError } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { find, findText } from '../queries.ts'
import { answerSettings } from '../settings.ts'

/** A browser with passkeys, whose authenticator answers with `create`. */
const knowPasskeys = (create: () => Promise<unknown>): void => {
  const value = Object.assign(() => undefined, {
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(false),
  })
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
}

describe('passkeys', () => {
  it('are not offered when the browser does not support them', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    answerSettings(theApi())
    await openApp('/settings/anmeldung')
    await findText('Passkeys nicht unterstützt')
    expect(screen.queryByRole('button', { name: 'Anderes Gerät' })).toBeNull()
    const { visit } = await openApp('/login', { me: null })
    localStorage.clear()
    await visit('/login')
    await findText('Passkeys nicht unterstützt')
    expect(screen.queryByRole('button', { name: 'Mit Passkey anmelden' })).toBeNull()
  })

  it('cannot be created when the challenge fails to load', async () => {
    knowPasskeys(() => Promise.reject(new Error('never asked')))
    const api = theApi()
    answerSettings(api)
    api.on(passkeyChallenge, () => networkError())
    const { user } = await openApp('/settings/anmeldung')
    await user.click(await find('button', 'Anderes Gerät'))
    await expectToast('Passkey-Erstellung fehlgeschlagen')
    await expectToast('Fehler beim Abrufen der Passkey-Challenge')
  })

  it('are not listed when the registration fails', async () => {
    const bytes = new Uint8Array([1, 2, 3]).buffer
    knowPasskeys(() =>
      Promise.resolve({
        id: 'AQID',
        rawId: bytes,
        type: 'public-key',
        authenticatorAttachment: 'cross-platform',
        getClientExtensionResults: () => ({}),
        response: {
          attestationObject: bytes,
          clientDataJSON: bytes,
          getTransports: () => ['usb'],
          getPublicKey: () => bytes,
          getPublicKeyAlgorithm: () => -7,
          getAuthenticatorData: () => bytes,
        },
      }),
    )
    const api = theApi()
    answerSettings(api)
    api.on(passkeyChallenge, () => ({
      challenge: 'AQID',
      rpId: 'localhost',
      user: { id: ME.id, username: ME.username, displayName: ME.displayName },
      excludeCredentials: [],
    }))
    api.on(registerPasskey, () => networkError())
    const { user } = await openApp('/settings/anmeldung')
    await user.click(await find('button', 'Anderes Gerät'))
    await expectToast('Passkey-Erstellung fehlgeschlagen')
    await expectToast('Fehler beim Registrieren des Passkeys')
  })
})
