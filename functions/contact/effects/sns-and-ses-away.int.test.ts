import { describe, expect, it, vi } from 'vitest'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { contactMessageItem } from '../contact.items.ts'
import { signupKey, signupOf, type NewsletterSignupItem } from '../newsletter.items.ts'
import { handler as answerContact } from './answer-contact.ts'
import { handler as forwardContact } from './forward-contact.ts'
import { handler as mailNewsletterLink } from './mail-newsletter-link.ts'

// Before the clients are made: SNS and SES are unreachable.
vi.hoisted(() => {
  vi.stubEnv('AWS_ENDPOINT_URL_SNS', 'http://127.0.0.1:1')
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:1')
  vi.stubEnv('MAIL_SENDER', 'laut@hoellenlaerm.example')
  vi.stubEnv('CONTACT_TOPIC_ARN', 'arn:aws:sns:eu-central-1:000000000000:contact')
})

const aMessage = async () => {
  const item = contactMessageItem(newId(), isoNow(), {
    name: 'Walküre',
    email: 'walkuere@example.org',
    category: 'other',
    subject: 'Keiner da?',
    message: 'Hallo, ist da jemand, der mich hört?',
  })
  await putAll([item])
  return item
}

describe('when SNS and SES do not answer', () => {
  it('returns a message to its queue and does not mark it as forwarded', async () => {
    const message = await aMessage()
    const forward = deliverTo('forward-contact', forwardContact)
    await expect(forward(changeRecord(null, message))).rejects.toThrow('1 failed')
    expect(await stored(message)).not.toHaveProperty('forwardedAt')
  })

  it('does not mark a message as answered', async () => {
    const message = await aMessage()
    const answer = deliverTo('answer-contact', answerContact)
    await expect(answer(changeRecord(null, message))).rejects.toThrow('1 failed')
    expect(await stored(message)).not.toHaveProperty('answeredAt')
  })

  it('leaves a newsletter request waiting for its mail', async () => {
    const signup: NewsletterSignupItem = {
      ...signupKey(signupOf('wartet@example.org')),
      entity: 'NewsletterSignup',
      email: 'wartet@example.org',
      consentVersion: '2025-01',
      status: 'pending',
      requestId: newId(),
      requestedAt: isoNow(),
    }
    await putAll([signup])
    const mail = deliverTo('mail-newsletter-link', mailNewsletterLink)
    await expect(mail(changeRecord(null, signup))).rejects.toThrow('1 failed')
    expect(await stored(signup)).not.toHaveProperty('mailedFor')
  })
})
