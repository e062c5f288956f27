import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { SecuritySettings } from '../features/security/components/security-settings.tsx'
import { SECURITY_SECTIONS } from '../features/security/sections.ts'
import { MotionSection } from '../features/settings/components/motion-section.tsx'
import { NotificationSection } from '../features/settings/components/notification-section.tsx'
import { PrivacySection } from '../features/settings/components/privacy-section.tsx'
import { ProfileDataSection } from '../features/settings/components/profile-data-section.tsx'
import { SettingsContents } from '../features/settings/components/settings-contents.tsx'
import { VisibilitySection } from '../features/settings/components/visibility-section.tsx'
import { messages } from '../features/settings/messages.ts'
import { usePageTitle } from '../platform/page-title.ts'
import { useScrollToHash } from '../platform/scroll-to-hash.ts'
import './settings-page.css'

const SECTIONS = [
  { id: 'benachrichtigungen', title: messages.notifications.title },
  { id: 'profildaten', title: messages.profile.title },
  { id: 'sichtbarkeit', title: messages.visibility.title },
  ...SECURITY_SECTIONS,
  { id: 'privatsphaere', title: messages.privacy.title },
  { id: 'bewegung', title: messages.motion.title },
] as const

export const SettingsPage = () => {
  usePageTitle(messages.title)
  useScrollToHash()
  const { data: me } = useCurrentUser()
  return (
    <div className="settings-page">
      <div className="settings-page-side">
        <h1>{messages.title}</h1>
        <SettingsContents sections={SECTIONS} />
      </div>
      <div className="settings-page-main">
        <NotificationSection id="benachrichtigungen" />
        <ProfileDataSection id="profildaten" />
        <VisibilitySection id="sichtbarkeit" />
        {me && <SecuritySettings username={me.username} />}
        <PrivacySection id="privatsphaere" />
        <MotionSection id="bewegung" />
      </div>
    </div>
  )
}
