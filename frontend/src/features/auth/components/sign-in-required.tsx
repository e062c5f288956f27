import { Lock } from 'lucide-react'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'

/** Replaces the page after the session was lost, until the login appears. */
export const SignInRequired = () => (
  <Card>
    <EmptyState
      heading="h1"
      title={messages.signInRequired}
      text={messages.whySignIn}
      icon={<Lock size={48} strokeWidth={1.5} aria-hidden="true" />}
      action={
        <ButtonLink variant="primary" to="/auth">
          {messages.toLogin}
        </ButtonLink>
      }
    />
  </Card>
)
