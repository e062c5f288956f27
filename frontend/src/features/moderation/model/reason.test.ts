import { expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { REJECT_REASONS } from '#shared/domain/moderation.ts'
import { messages } from '../texts.ts'
import { joinReason } from './reason.ts'

it('combines the chosen reason with own words', () => {
  expect(joinReason('Werbung oder Spam', '  ')).toBe('Werbung oder Spam')
  expect(joinReason('Werbung oder Spam', ' Dreimal heute. ')).toBe(
    'Werbung oder Spam: Dreimal heute.',
  )
  expect(joinReason(messages.dialog.other, ' Zu leise. ')).toBe('Zu leise.')
})

it('stays within the limit of the server when both parts are longest', () => {
  const words = 'x'.repeat(messages.dialog.wordsMax)
  for (const chosen of REJECT_REASONS) {
    expect(joinReason(chosen, words).length).toBeLessThanOrEqual(LIMITS.moderationReason)
  }
})
