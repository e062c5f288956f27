import { isoNow } from '#platform/runtime/clock.ts'
import { passwordKey, type PasswordItem } from '#platform/identity/member.items.ts'
import { check, exists, update, type Check, type Write } from '#platform/table/index.ts'

/** Fails once the password has changed, so that no session opens with the old one. */
export const passwordIsStill = (memberId: string, hash: string): Check =>
  check(passwordKey(memberId), { hash })

interface Replacement {
  /** The hash that must be stored now; any when left out. */
  readonly from?: string
  readonly to: string
}

export const replacePassword = (memberId: string, { from, to }: Replacement): Write<PasswordItem> =>
  update(passwordKey(memberId), {
    set: { hash: to, changedAt: isoNow() },
    condition: from === undefined ? exists : { hash: from },
  })
