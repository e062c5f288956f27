import { faults } from '#testing/fault-proxy.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { call } from '#testing/call.ts'
import { FAULT_CASES } from '#testing/fault-cases.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { ERROR_TEXTS } from '../runtime/texts.ts'

let member: TestMember

beforeEach(async () => {
  member = await aMember()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // A new function instance, without the state that the fault before left.
  vi.resetModules()
})

afterEach(() => {
  faults.clear()
  vi.restoreAllMocks()
})

test.each(FAULT_CASES)(
  '%s gives members the answer of its kind',
  async (_, { fault, expected }) => {
    const { handler } = await import('../../auth/sessions/current-user.ts')
    faults.inject(fault, 100, /GetItem/)
    const { status, headers, json } = await call(handler, currentUser, { token: member.token })
    const code = expected.isTransient ? 'unavailable' : 'internal'
    expect({ status, retryAfter: headers['retry-after'] }).toEqual(
      expected.isTransient
        ? { status: 503, retryAfter: '2' }
        : { status: 500, retryAfter: undefined },
    )
    expect(json as ErrorBody).toMatchObject({ code, message: ERROR_TEXTS[code] })
  },
)
