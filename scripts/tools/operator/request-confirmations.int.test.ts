import { aSignup, mailsTo } from '#testing/contact-scenes.ts'
import { expect, test } from 'vitest'
import { env } from '#platform/runtime/env.ts'
import { documents } from '#testing/document-client.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { handler } from '#functions/contact/effects/mail-newsletter-link.ts'
import { stored } from '#testing/stored.ts'
import { requestConfirmations } from './request-confirmations.ts'
import { parseNewsletterCommand } from './newsletter-command.ts'

const table = { db: documents, tableName: env.tableName, place: 'the test', whenMissing: '' }

test('requests confirmation from addresses without a mail only', async () => {
  const noted = await aSignup()
  const mailed = await aSignup({ mailedFor: 'earlier' })
  const confirmed = await aSignup({ status: 'confirmed' })
  expect(await requestConfirmations(table)).toBe(1)
  const asked = await stored(noted)
  expect(asked?.['requestId']).not.toBe(noted.requestId)
  for (const other of [mailed, confirmed]) expect(await stored(other)).toEqual(other)

  await deliverTo('mail-newsletter-link', handler)(changeRecord(noted, asked))
  expect(mailsTo(noted.email)).toHaveLength(1)
  expect(await requestConfirmations(table)).toBe(0)
})

test('throws the usage for unknown arguments', () => {
  expect(parseNewsletterCommand(['ask'])).toBeUndefined()
  expect(parseNewsletterCommand(['ask', '--stage', 'prod'])).toBe('prod')
  for (const wrong of [[], ['send'], ['ask', 'all'], ['ask', '--stage', 'nowhere'], ['--now']])
    expect(() => parseNewsletterCommand(wrong)).toThrow('Usage: npm run newsletter')
})
