import type { CurrentUser } from '#shared/api/members.ts'
import { SuggestionSection } from '../features/community/components/suggestion-section.tsx'
import { ExportSection } from '../features/data-export/components/export-section.tsx'
import { ErasureSection } from '../features/erasure/components/erasure-section.tsx'
import { BlockedPeople } from '../features/people/components/blocked-people.tsx'
import { MutedPeople } from '../features/people/components/muted-people.tsx'
import { MutedWords } from '../features/people/components/muted-words.tsx'
import { PushSection } from '../features/push/components/push-panel.tsx'
import { withRecentSignIn } from '../features/security/api/recent-sign-in.ts'
import { CodesSection } from '../features/security/components/codes-section.tsx'
import { EmailSection } from '../features/security/components/email-section.tsx'
import { PasskeySection } from '../features/security/components/passkey-section.tsx'
import { PasswordSection } from '../features/security/components/password-section.tsx'
import { SessionsSection } from '../features/security/components/sessions-section.tsx'
import { ChatSection } from '../features/settings/components/chat-section.tsx'
import { MotionSection } from '../features/settings/components/motion-section.tsx'
import { NotificationSection } from '../features/settings/components/notification-section.tsx'
import { PrivacySection } from '../features/settings/components/privacy-section.tsx'
import { VisibilitySection } from '../features/settings/components/visibility-section.tsx'
import { WritingSection } from '../features/settings/components/writing-section.tsx'
import { messages } from '../features/settings/texts.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { offersPush } from '#spa/platform/push/push-support.ts'
import { Section } from '#ui/surfaces/section.tsx'
import type { SubjectPath } from './settings-subjects.ts'
import { LoneLink } from '#ui/controls/lone-link.tsx'

const { blocked, muted, picture } = messages

/** Its calendar is larger than everything else here. */
const ProfileDataSection = lazyPart(
  async () =>
    (await import('../features/settings/components/profile-data-section.tsx')).ProfileDataSection,
)

const ProfileSections = () => (
  <>
    <Section id="bild" title={picture.title} text={picture.text}>
      <LoneLink to="/profile">{picture.toProfile}</LoneLink>
    </Section>
    <ProfileDataSection id="profildaten" />
  </>
)

const QuietSections = ({ me }: { me: CurrentUser }) => (
  <>
    <Section id="stumm" title={muted.title} text={muted.text}>
      <MutedWords words={me.mutedWords ?? []} />
      <MutedPeople />
    </Section>
    <Section id="blockiert" title={blocked.title} text={blocked.text}>
      <BlockedPeople />
    </Section>
  </>
)

const SignInSections = ({ username }: { username: string }) => (
  <>
    <PasswordSection username={username} />
    <PasskeySection />
    <CodesSection username={username} />
    <SessionsSection />
  </>
)

const AccountSections = () => (
  <>
    <EmailSection />
    <ExportSection id="export" withRecentSignIn={withRecentSignIn} />
    <ErasureSection id="konto-loeschen" confirmFirst={withRecentSignIn} />
  </>
)

/** The sections of a subject. They come from features, which do not know each other. */
export const SubjectSections = ({ path, me }: { path: SubjectPath; me: CurrentUser }) => {
  switch (path) {
    case 'benachrichtigungen':
      return (
        <>
          <NotificationSection id="benachrichtigungen" />
          {offersPush() && <PushSection id="push" memberId={me.id} />}
        </>
      )
    case 'profil':
      return <ProfileSections />
    case 'chats':
      return <ChatSection id="nachrichten" />
    case 'sichtbarkeit':
      return (
        <>
          <VisibilitySection id="sichtbarkeit" />
          <PrivacySection id="privatsphaere" />
        </>
      )
    case 'stumm':
      return <QuietSections me={me} />
    case 'feed':
      return (
        <>
          <SuggestionSection id="vorschlaege" memberId={me.id} />
          <WritingSection id="beitraege" />
          <MotionSection id="bewegung" />
        </>
      )
    case 'anmeldung':
      return <SignInSections username={me.username} />
    case 'konto':
      return <AccountSections />
  }
}
