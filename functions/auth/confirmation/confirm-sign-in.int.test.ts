import '#testing/work-queues.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Contract } from '#shared/api/contract.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { ERASURE_WORD } from '#shared/api/erasure.ts'
import { contracts } from '#shared/api/index.ts'
import { registerPasskey } from '#shared/api/passkeys.ts'
import { changePassword } from '#shared/api/password.ts'
import { confirmSignIn } from '#shared/api/sessions.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { sessionKey } from '#platform/identity/session.items.ts'
import { anAccount, PASSWORD, signIn, tokenOf } from '#testing/accounts.ts'
import { newAuthenticator } from '#testing/authenticator.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { aPasskey, askToCreate, askToSignIn } from '#testing/passkeys.ts'
import { stored } from '#testing/stored.ts'
import { handler } from './confirm-sign-in.ts'

const MINUTE = 60_000
const NEW = 'Noch viel lauter 8'
const STALE = [403, 'stale_sign_in']

/** At the start of a window of the throttles, so that no test meets its end by chance. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (minutes: number): void => {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
}

const outcome = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as ErrorBody | null)?.code,
]

const confirm = (token: string, body: unknown = { password: PASSWORD }) =>
  call(handler, confirmSignIn, { token, body })

const change = async (token: string) =>
  call(await handlerOf('changePassword'), changePassword, {
    token,
    body: { currentPassword: PASSWORD, newPassword: NEW },
  })

const guarded = (contracts as readonly Contract[]).filter(
  ({ signedInWithinMinutes }) => signedInWithinMinutes !== undefined,
)

/** Well-formed input of each act that needs a recent sign-in; what it names does not exist. */
const INPUT: Readonly<Record<string, object>> = {
  passkeyChallenge: {},
  registerPasskey: { body: newAuthenticator().attest('made up') },
  removePasskey: { params: { id: 'x'.repeat(43) } },
  changePassword: { body: { currentPassword: 'falsch', newPassword: NEW } },
  saveEmail: { body: { email: 'laut@example.org' } },
  renewRecoveryCodes: { body: { password: 'falsch' } },
  requestDataExport: {},
  downloadDataExport: { body: { file: 1 } },
  requestErasure: { body: { confirmation: ERASURE_WORD } },
}

describe('an act that needs a recent sign-in', () => {
  it('has an example here', () => {
    expect(guarded.map(({ id }) => id).toSorted()).toEqual(Object.keys(INPUT).toSorted())
  })

  it.each(guarded.map((contract) => [contract.id, contract] as const))(
    'is refused when the sign-in is too old: %s',
    async (id, contract) => {
      const act = async (token: string) =>
        outcome(await call(await handlerOf(id), contract, { token, ...INPUT[id] }))
      // Some acts end the session.
      const [early, late] = [await tokenOf(await anAccount()), await tokenOf(await anAccount())]
      pass((contract.signedInWithinMinutes ?? 0) - 0.1)
      expect(await act(early)).not.toEqual(STALE)
      pass(0.2)
      expect(await act(late)).toEqual(STALE)
      expect((await confirm(late)).status).toBe(200)
      expect(await act(late)).not.toEqual(STALE)
    },
  )

  it('stays possible for ten minutes after the confirmation, also when the session is used', async () => {
    const token = await tokenOf(await anAccount())
    pass(120)
    expect(outcome(await change(token))).toEqual(STALE)
    await confirm(token)
    pass(9.9)
    expect((await change(token)).status).toBe(200)
  })

  it('lets a passkey be stored whose challenge was requested in time', async () => {
    const token = await tokenOf(await anAccount())
    pass(4.9)
    const attested = newAuthenticator().attest(await askToCreate({ token }))
    pass(4.9)
    const answer = await call(await handlerOf('registerPasskey'), registerPasskey, {
      token,
      body: attested,
    })
    expect(answer.status).toBe(201)
  })
})

describe('the confirmation of a sign-in', () => {
  it('accepts a passkey of the member', async () => {
    const token = await tokenOf(await anAccount())
    const passkey = await aPasskey({ token })
    pass(20)
    expect((await confirm(token, passkey.assert(await askToSignIn()))).status).toBe(200)
    expect((await change(token)).status).toBe(200)
  })

  it('counts for its session only', async () => {
    const account = await anAccount()
    const [here, there] = [await tokenOf(account), await tokenOf(account)]
    pass(20)
    await confirm(here)
    expect(outcome(await change(there))).toEqual(STALE)
  })

  it('returns 403 when the password is wrong, and 429 after ten, without locking the account', async () => {
    const account = await anAccount()
    const token = await tokenOf(account)
    pass(20)
    const guesses = Array.from({ length: 12 }, () => confirm(token, { password: 'falsch' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    const { limit } = THROTTLES.wrongPasswordsPerDevice
    expect(statuses.filter((status) => status === 403)).toHaveLength(limit)
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - limit)
    expect((await stored(sessionKey(token)))?.authenticatedAt).toBeUndefined()
    expect((await signIn(account.username)).status).toBe(200)
  })

  it('returns 403 when the passkey belongs to another member, was copied, or its challenge is used', async () => {
    const [account, other] = [await anAccount(), await aMember()]
    const token = await tokenOf(account)
    const [own, foreign] = [await aPasskey({ token }), await aPasskey(other)]
    const used = own.assert(await askToSignIn(), { counter: 7 })
    expect((await confirm(token, used)).status).toBe(200)
    const refused = [403, 'Passkey konnte nicht verifiziert werden']
    for (const body of [
      used,
      foreign.assert(await askToSignIn()),
      own.assert(await askToSignIn(), { counter: 7 }),
      newAuthenticator().assert(await askToSignIn()),
      own.assert('made up'),
    ]) {
      const { status, json } = await confirm(token, body)
      expect([status, (json as ErrorBody).message]).toEqual(refused)
    }
  })

  it('returns 400 without a proof', async () => {
    expect((await confirm(await tokenOf(await anAccount()), {})).status).toBe(400)
  })

  it('does not outlive a concurrent change of the password', async () => {
    const account = await anAccount()
    const [here, there] = [await tokenOf(account), await tokenOf(account)]
    const [changed, confirmed] = await Promise.all([change(here), confirm(there)])
    expect(changed.status).toBe(200)
    expect([200, 401, 403, 409]).toContain(confirmed.status)
    expect(await stored(sessionKey(there))).toBeNull()
  })
})
