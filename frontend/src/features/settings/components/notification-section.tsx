import { useNotificationSettings } from '../api/switches.ts'
import { messages } from '../texts.ts'
import { Section } from '#ui/surfaces/section.tsx'
import { consentFrom } from '#shared/domain/age.ts'
import { useProfileData } from '../api/profile-data.ts'
import { SwitchList } from './switch-list.tsx'

const texts = messages.notifications

const SWITCHES = [
  { name: 'community', label: texts.community, hint: texts.communityHint },
  { name: 'content', label: texts.content, hint: texts.contentHint },
  { name: 'system', label: texts.system, hint: texts.systemHint },
  { name: 'personalized', label: texts.personalized, hint: texts.personalizedHint },
] as const

/** `yyyy-mm-dd`, the form of Swedish dates. */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/** Why personal suggestions cannot be switched on, for members under 16. The server refuses them too. */
const useTooYoung = (): string | undefined => {
  const birthday = useProfileData().data?.birthday ?? undefined
  const from = consentFrom(birthday, today())
  return from === undefined ? undefined : messages.notifications.tooYoung(from)
}

/** The four switches, which push obeys too. */
export const NotificationSwitches = () => {
  const tooYoung = useTooYoung()
  const { change, ...settings } = useNotificationSettings()
  return (
    <SwitchList
      {...settings}
      withheld={tooYoung === undefined ? undefined : { personalized: tooYoung }}
      switches={SWITCHES}
      onChange={(name, on) => change({ [name]: on })}
    />
  )
}

export const NotificationSection = ({ id }: { id: string }) => (
  <Section id={id} title={texts.title} text={texts.text}>
    <NotificationSwitches />
  </Section>
)
