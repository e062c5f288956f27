import '#testing/mailbox.ts'
import '#testing/work-queues.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import { erasureReceipt, requestErasure } from '#shared/api/erasure.ts'
import { recover, renewRecoveryCodes } from '#shared/api/recovery.ts'
import { newId } from '#platform/runtime/ids.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { transact, update, write } from '#platform/table/index.ts'
import { sessionKey } from '#platform/identity/session.items.ts'
import { anAccount, signIn, tokenOf } from '#testing/accounts.ts'
import { call } from '#testing/call.ts'
import { deliverErasure } from '#testing/erasures.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, newToken } from '#testing/members.ts'
import { aPasskey, askToSignIn, verify } from '#testing/passkeys.ts'
import { runSchedule } from '#testing/schedules.ts'
import { stored } from '#testing/stored.ts'
import { emptyQueues, takeBodies, workQueues } from '#testing/work-queues.ts'
import { erasureKey, newErasure, putErasure, receiptKey } from '../../auth/erasure-state/index.ts'
import { handler as readReceipt } from './erasure-receipt.ts'
import { handler as request } from './request-erasure.ts'
import { handler as start } from './start-erasures.ts'
import { aroundTable } from '#testing/table-calls.ts'

const CONFIRMED = { confirmation: 'LÖSCHEN' }

const ask = (token: string, body: unknown = CONFIRMED) =>
  call(request, requestErasure, { token, body })

const receiptAt = async (number: string) =>
  call(readReceipt, erasureReceipt, { params: { number }, address: '198.51.100.9' })

const numberIn = ({ json }: { json: unknown }) => (json as { receiptNumber: string }).receiptNumber

describe('a request to delete the account', () => {
  it('ends every session and gives a receipt for 14 days', async () => {
    const account = await anAccount()
    const [token, second] = [await tokenOf(account), await tokenOf(account)]
    const answer = await ask(token)
    expect(answer.status).toBe(202)
    for (const each of [token, second])
      expect(
        (await call(await handlerOf('currentUser'), currentUser, { token: each })).status,
      ).toBe(401)
    const { json } = await receiptAt(numberIn(answer))
    expect(json).toMatchObject({ state: 'waiting', finishedAt: null, counts: {}, hash: null })
  })

  it('is refused without a session, a fresh sign-in or the word', async () => {
    const { token } = await aMember()
    expect((await ask(newToken())).status).toBe(401)
    expect((await ask(token, { confirmation: 'ja' })).status).toBe(400)
    const old = { createdAt: new Date(Date.now() - 3600_000).toISOString() }
    await write(update(sessionKey(token), { set: old }))
    expect(await ask(token)).toMatchObject({ status: 403, json: { code: 'stale_sign_in' } })
  })
})

describe('a request whose first call died before it had ended the sessions', () => {
  it('is completed by the next one, with the same receipt', async () => {
    const account = await anAccount()
    const token = await tokenOf(account)
    const undo = aroundTable(async (next, operation, input) => {
      if (operation === 'DeleteItem') throw new Error('Killed.')
      return next(operation, input)
    })
    onTestFinished(undo)
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect((await ask(token)).status).toBe(500)
    undo()
    vi.restoreAllMocks()
    const answer = await ask(token)
    expect(answer.status).toBe(202)
    expect(numberIn(answer)).toBe((await stored(erasureKey(account.id)))?.receipt)
    expect((await call(await handlerOf('currentUser'), currentUser, { token })).status).toBe(401)
  })
})

describe('a sign-in within 14 days', () => {
  it('keeps the account and says so', async () => {
    const account = await anAccount()
    const number = numberIn(await ask(await tokenOf(account)))
    const { json } = await signIn(account.username)
    expect(json).toMatchObject({ erasureCancelled: true })
    expect(await stored(erasureKey(account.id))).toBeNull()
    expect((await receiptAt(number)).json).toMatchObject({ state: 'cancelled' })
    expect(await signIn(account.username)).not.toHaveProperty('json.erasureCancelled')
  })

  it('keeps the account when it is with a passkey or with a recovery code', async () => {
    const account = await anAccount()
    const token = await tokenOf(account)
    const passkey = await aPasskey({ token })
    const codes = await call(await handlerOf(renewRecoveryCodes.id), renewRecoveryCodes, {
      token,
      body: {},
    })
    const [code = ''] = (codes.json as { codes: string[] }).codes
    const ways = [
      async () => verify(passkey.assert(await askToSignIn(), { userHandle: account.id })),
      async () =>
        call(await handlerOf(recover.id), recover, {
          body: { username: account.username, code, password: 'Noch viel lauter 8' },
          address: '198.51.100.7',
        }),
    ]
    for (const way of ways) {
      await transact(putErasure(newErasure(account.id, newId())))
      expect(await way()).toMatchObject({ status: 200, json: { erasureCancelled: true } })
      expect(await stored(erasureKey(account.id))).toBeNull()
    }
  })

  it('either keeps the account or comes too late when the job begins at the same time', async () => {
    const account = await anAccount()
    await tokenOf(account)
    const number = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
    await transact(putErasure({ ...newErasure(account.id, number), dueAt: isoNow() }))
    const [, signedIn] = await Promise.all([
      deliverErasure(account.id).catch(() => undefined),
      signIn(account.username),
    ])
    const { state } = (await stored(receiptKey(number))) ?? {}
    const isKept = (signedIn.json as { erasureCancelled?: true }).erasureCancelled === true
    if (isKept) expect(state).toBe('cancelled')
    else expect(['cancelled', 'running', 'done']).toContain(state)
  })
})

describe('the receipt', () => {
  it('is unknown under a number that was made up', async () => {
    expect((await receiptAt('01BX5ZZKBKACTAV9WEVGEMMVRZ')).status).toBe(404)
    expect((await receiptAt('nonsense')).status).toBe(400)
  })
})

describe('the schedule', () => {
  it('starts what is due and nothing else', async () => {
    await emptyQueues()
    const [due, later] = [await aMember(), await aMember()]
    await transact(putErasure({ ...newErasure(due.id, 'D'.repeat(26)), dueAt: isoNow() }))
    await transact(putErasure(newErasure(later.id, 'E'.repeat(26))))
    await runSchedule('start-erasures', start)
    const bodies = await takeBodies(workQueues['erase-member'].url)
    expect(bodies).toContainEqual({ memberId: due.id })
    expect(bodies).not.toContainEqual({ memberId: later.id })
  })
})
