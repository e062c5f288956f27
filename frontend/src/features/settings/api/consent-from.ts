import { consentFrom } from '#shared/domain/age.ts'
import { messages } from '../texts.ts'
import { useProfileData } from './profile-data.ts'

/** `yyyy-mm-dd`, the form of Swedish dates. */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/** Why personal suggestions cannot be switched on, for members under 16. The server refuses them too. */
export const useTooYoung = (): string | undefined => {
  const birthday = useProfileData().data?.birthday ?? undefined
  const from = consentFrom(birthday, today())
  return from === undefined ? undefined : messages.notifications.tooYoung(from)
}
