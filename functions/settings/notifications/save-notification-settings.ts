import { saveNotificationSettings } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isTooYoungToConsent } from '#platform/identity/age.ts'
import { requireMember } from '#platform/identity/member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { changeNotifications } from './change-notifications.ts'
import { presentNotifications } from './notifications.presenter.ts'

const TOO_YOUNG =
  'Persönliche Vorschläge gibt es erst ab deinem 16. Geburtstag, weil sie deine Einwilligung brauchen.'

/** @throws ApiError forbidden under 16 (Art. 8 DSGVO) */
const requireConsentAge = async (memberId: string): Promise<void> => {
  const { bornOn } = await requireMember(memberId)
  if (isTooYoungToConsent(bornOn)) throw new ApiError('forbidden', TOO_YOUNG)
}

/** Changes only the switches that were sent: another device may have changed the others. */
export const handler = endpoint(saveNotificationSettings, async ({ memberId, body }) => {
  if (body.personalized) await requireConsentAge(memberId)
  return presentNotifications(await changeNotifications(memberId, body))
})
