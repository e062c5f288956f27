import { expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { REJECT_REASONS } from '#shared/domain/moderation.ts'
import { messages } from '../texts.ts'
import { reasonOf } from './reason.ts'

it('is the chosen one, with own words, or own words alone', () => {
  expect(reasonOf('Werbung oder Spam', '  ')).toBe('Werbung oder Spam')
  expect(reasonOf('Werbung oder Spam', ' Dreimal heute. ')).toBe(
    'Werbung oder Spam: Dreimal heute.',
  )
  expect(reasonOf(messages.dialog.other, ' Zu leise. ')).toBe('Zu leise.')
})

it('fits what the server takes, however long', () => {
  const words = 'x'.repeat(messages.dialog.wordsMax)
  for (const chosen of REJECT_REASONS) {
    expect(reasonOf(chosen, words).length).toBeLessThanOrEqual(LIMITS.moderationReason)
  }
})
