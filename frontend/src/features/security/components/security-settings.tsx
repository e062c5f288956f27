import { CodesSection } from './codes-section.tsx'
import { ConfirmationHost } from './confirmation-host.tsx'
import { EmailSection } from './email-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** The security sections of the settings. */
export const SecuritySettings = ({ username }: { username: string }) => (
  <>
    <PasskeySection />
    <CodesSection username={username} />
    <SessionsSection />
    <EmailSection />
    <PasswordSection username={username} />
    <ConfirmationHost username={username} />
  </>
)
