import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { SuggestionSection } from '../features/community/components/suggestion-section.tsx'
import { messages as suggestionMessages } from '../features/community/suggestion-texts.ts'
import { BlockedPeople } from '../features/people/components/blocked-people.tsx'
import { messages as pushMessages } from '../features/push/texts.ts'
import { PushSection } from '../features/push/components/push-section.tsx'
import { MutedPeople } from '../features/people/components/muted-people.tsx'
import { MutedWords } from '../features/people/components/muted-words.tsx'
import { SecuritySettings } from '../features/security/components/security-settings.tsx'
import { SECURITY_SECTIONS } from '../features/security/sections.ts'
import { ChatSection } from '../features/settings/components/chat-section.tsx'
import { MotionSection } from '../features/settings/components/motion-section.tsx'
import { NotificationSection } from '../features/settings/components/notification-section.tsx'
import { PrivacySection } from '../features/settings/components/privacy-section.tsx'
import { ProfileDataSection } from '../features/settings/components/profile-data-section.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { VisibilitySection } from '../features/settings/components/visibility-section.tsx'
import { WritingSection } from '../features/settings/components/writing-section.tsx'
import { messages } from '../features/settings/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { offersPush } from '#spa/platform/push/push-support.ts'
import { useScrollToHash } from '#spa/platform/scroll-to-hash.ts'
import { SectionLayout } from './section-layout.tsx'

const { notifications, profile, visibility, chat, blocked, muted, writing, privacy, motion } =
  messages

const PUSH_SECTION = { id: 'push', title: pushMessages.title }

const sections = () => [
  { id: 'benachrichtigungen', title: notifications.title },
  ...(offersPush() ? [PUSH_SECTION] : []),
  { id: 'vorschlaege', title: suggestionMessages.title },
  { id: 'beitraege', title: writing.title },
  { id: 'profildaten', title: profile.title },
  { id: 'sichtbarkeit', title: visibility.title },
  { id: 'nachrichten', title: chat.title },
  { id: 'blockiert', title: blocked.title },
  { id: 'stumm', title: muted.title },
  ...SECURITY_SECTIONS,
  { id: 'privatsphaere', title: privacy.title },
  { id: 'bewegung', title: motion.title },
]

export const SettingsPage = () => {
  const { data: me } = useCurrentUser()
  usePageTitle(messages.title)
  useScrollToHash()
  return (
    <SectionLayout title={messages.title} sections={sections()}>
      <NotificationSection id="benachrichtigungen" />
      {me && offersPush() && <PushSection id={PUSH_SECTION.id} memberId={me.id} />}
      {me && <SuggestionSection id="vorschlaege" memberId={me.id} />}
      <WritingSection id="beitraege" />
      <ProfileDataSection id="profildaten" />
      <VisibilitySection id="sichtbarkeit" />
      <ChatSection id="nachrichten" />
      <Section id="blockiert" title={blocked.title} text={blocked.text}>
        <BlockedPeople />
      </Section>
      <Section id="stumm" title={muted.title} text={muted.text}>
        <MutedWords />
        <MutedPeople />
      </Section>
      {me && <SecuritySettings username={me.username} />}
      <PrivacySection id="privatsphaere" />
      <MotionSection id="bewegung" />
    </SectionLayout>
  )
}
