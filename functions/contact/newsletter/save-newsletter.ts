import { saveNewsletter } from '#shared/api/your-data.ts'
import { NEWSLETTER_CONSENT_VERSION } from '#shared/domain/legal.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isTooYoungToConsent } from '#platform/identity/age.ts'
import { requireMember } from '#platform/identity/member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { remove, unlessConditionFailed, write } from '#platform/table/index.ts'
import { requestSignup, signupKey, signupOf } from '../newsletter.items.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { presentNewsletter, readOwnNewsletter } from './own-newsletter.ts'

/** @throws ApiError forbidden under 16, because the newsletter rests on consent (Art. 8 DSGVO) */
const subscribe = async (memberId: string, email: string): Promise<void> => {
  const { bornOn } = await requireMember(memberId)
  if (isTooYoungToConsent(bornOn)) throw new ApiError('forbidden', NEWSLETTER_TEXTS.tooYoung)
  await unlessConditionFailed(write(requestSignup(email, NEWSLETTER_CONSENT_VERSION, memberId)))
}

/** Withdrawn as easily as given (Art. 7 Abs. 3 DSGVO). The link in old mails then leads to nothing and expires. */
export const handler = endpoint(saveNewsletter, async ({ memberId, body }) => {
  const { email, signup } = await readOwnNewsletter(memberId)
  if (email === undefined) throw new ApiError('forbidden', NEWSLETTER_TEXTS.noAddress)
  if (body.subscribed && !signup) await subscribe(memberId, email)
  if (!body.subscribed && signup)
    await unlessConditionFailed(write(remove(signupKey(signupOf(email)), { memberId })))
  return presentNewsletter(await readOwnNewsletter(memberId))
})
