import { createHash } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { privateKey, type PrivateItem } from '#platform/identity/member.items.ts'
import { recipientHash } from '#platform/mail/recipient.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { expression, keyOf, update, type Key, type Write } from '#platform/table/index.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A new request makes the link of an earlier one worthless. */
export const waiting = (email: string) =>
  ({ entity: 'AccountEmail', email, requestId: newId(), requestedAt: isoNow() }) as const

const LINK = ['tokenHash', 'tokenEndsAt', 'mailedFor'] as const
const WAITING = ['email', 'requestId', 'requestedAt', ...LINK] as const

export const askFor = (memberId: string, email: string): Write<PrivateItem> =>
  update(privateKey(memberId), { set: waiting(email), remove: LINK })

export const stopWaiting = (memberId: string): Write<PrivateItem> =>
  update(privateKey(memberId), { set: { entity: 'AccountEmail' }, remove: WAITING })

/** The item stays, because the removed address still gets a mail. */
export const removeEmail = (memberId: string): Write<PrivateItem> =>
  update(privateKey(memberId), {
    set: { entity: 'AccountEmail' },
    remove: ['confirmedEmail', 'confirmedAt', ...WAITING],
  })

/** Fails unless this is the secret of the last link, which works once, and has not ended. */
export const confirmWith = (memberId: string, secret: string): Write<PrivateItem> =>
  update(privateKey(memberId), {
    set: { confirmedEmail: expression`email`, confirmedAt: isoNow() },
    remove: WAITING,
    condition: expression`tokenHash = ${sha256(secret)} AND tokenEndsAt > ${epochSeconds()}`,
  })

/** Fails when the request was answered or replaced since it was read. */
export const storeLink = (waits: PrivateItem, secret: string): Write<PrivateItem> =>
  update(keyOf(waits), {
    set: { tokenHash: sha256(secret), tokenEndsAt: epochSeconds() + keptSeconds('emailLink') },
    condition: { requestId: waits.requestId },
  })

export const markMailed = (waits: PrivateItem): Write<PrivateItem> =>
  update(keyOf(waits), {
    set: { mailedFor: waits.requestId },
    condition: { requestId: waits.requestId },
  })

interface LinksOfDayItem {
  readonly PK: string
  /** The day. */
  readonly SK: string
  readonly mails: number
  readonly expiresAt: number
}

const DAY_LENGTH = 10
const TWO_DAYS_SECONDS = 2 * 24 * 3600

const countLink = (hash: string, limit: number): Write<LinksOfDayItem> =>
  update<LinksOfDayItem>(
    { PK: `EMAIL_LINKS#${hash}`, SK: isoNow().slice(0, DAY_LENGTH) },
    {
      add: { mails: 1 },
      set: { expiresAt: epochSeconds() + TWO_DAYS_SECONDS },
      condition: expression`attribute_not_exists(PK) OR mails < ${limit}`,
    },
  )

/** Fails when the recipient got enough links today: any account can name the address. */
export const reserveLink = (email: string): Write<LinksOfDayItem> =>
  countLink(recipientHash(email), LIMITS.emailLinksOfDay)

/** Fails when this account used up its links of the day: one is left for the owner of the address. */
export const reserveLinkOf = (memberId: string, email: string): Write<LinksOfDayItem> =>
  countLink(sha256(`${recipientHash(email)} ${memberId}`), LIMITS.emailLinksOfDayAndAccount)

interface ReplacedMailItem {
  readonly PK: string
  readonly SK: 'REPLACED'
  readonly expiresAt: number
}

/** An event is delivered again for two weeks at most. */
const MARK_SECONDS = 15 * 24 * 3600

/** Of the mail to an address that left the account. */
export const replacedMailKey = (memberId: string, confirmedAt = ''): Key<ReplacedMailItem> => ({
  PK: `EMAIL_LINKS#${sha256(`${memberId} ${confirmedAt}`)}`,
  SK: 'REPLACED',
})

export const markReplacedMail = (key: Key<ReplacedMailItem>): Write<ReplacedMailItem> =>
  update(key, { set: { expiresAt: epochSeconds() + MARK_SECONDS } })
