import { expect, it } from 'vitest'
import { aSignup, mailsTo } from '#testing/contact-scenes.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { stored } from '#testing/stored.ts'
import { newsletterTokenKey } from '../newsletter.items.ts'
import { handler } from './mail-newsletter-link.ts'

const deliver = deliverTo('mail-newsletter-link', handler)

it('mails one link per request for repeated events', async () => {
  const signup = await aSignup()
  for (let delivery = 0; delivery < 3; delivery++) await deliver(changeRecord(null, signup))
  const [mail = '', ...others] = mailsTo(signup.email)
  expect(others).toEqual([])
  const [, token = ''] = /#confirm\.([0-9a-f]{64})/.exec(mail) ?? []
  expect(await stored(newsletterTokenKey(token))).toMatchObject({ signup: signup.SK })
})

it('mails nothing when the address is already confirmed', async () => {
  const signup = await aSignup({ status: 'confirmed' })
  await deliver(changeRecord(null, signup))
  expect(mailsTo(signup.email)).toEqual([])
})
