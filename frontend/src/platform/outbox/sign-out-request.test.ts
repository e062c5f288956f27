import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteWaitingCount, setOutboxMember } from './outbox-storage.ts'
import { askBeforeSignOut, requestSignOut } from './sign-out-request.ts'

const signOut = vi.fn()

beforeEach(() => {
  vi.stubGlobal('localStorage', new Window().localStorage)
  setOutboxMember('me')
})

afterEach(() => {
  signOut.mockReset()
  vi.unstubAllGlobals()
})

it('signs out at once when nothing waits', () => {
  requestSignOut(signOut)
  expect(signOut).toHaveBeenCalledOnce()
})

it('asks as soon as it can when something waits', () => {
  noteWaitingCount('me', 1)
  requestSignOut(signOut)
  expect(signOut).not.toHaveBeenCalled()
  const ask = vi.fn<(next: () => void) => void>()
  const stop = askBeforeSignOut(ask)
  expect(ask).toHaveBeenCalledWith(signOut)
  stop()
})
