import { expect, test, vi } from 'vitest'
import { subscribeNewsletter } from '#shared/api/newsletter.ts'
import { NEWSLETTER_CONSENT_VERSION } from '#shared/domain/legal.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { stored } from '#testing/stored.ts'
import { handler as mailLink } from '../effects/mail-newsletter-link.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { signupKey, signupOf } from '../newsletter.items.ts'
import { handler } from './subscribe-newsletter.ts'

// Before anything reads the environment: nothing is mailed.
vi.hoisted(() => vi.stubEnv('MAIL_SENDER', undefined))

test('stores the address without promising a mail when no sender is configured', async () => {
  const email = 'noch-nicht@example.org'
  const key = signupKey(signupOf(email))
  let message: unknown
  const record = await changeBy(key, async () => {
    const body = { email, consentVersion: NEWSLETTER_CONSENT_VERSION }
    message = (await call(handler, subscribeNewsletter, { body })).json['message']
  })
  expect(message).toBe(NEWSLETTER_TEXTS.noted)
  if (!record) throw new Error('Nothing was noted')
  await deliverTo('mail-newsletter-link', mailLink)(record)
  const noted = await stored(key)
  expect(noted).toMatchObject({ status: 'pending', email })
  expect(noted).not.toHaveProperty('mailedFor')
  expect(noted).not.toHaveProperty('expiresAt')
})
