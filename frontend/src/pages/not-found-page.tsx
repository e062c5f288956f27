import { VolumeX } from 'lucide-react'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../features/shell/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const NotFoundPage = () => {
  usePageTitle(messages.notFound)
  return (
    <Card>
      <EmptyState
        heading="h1"
        title={messages.notFound}
        text={messages.notFoundText}
        icon={<VolumeX size={56} strokeWidth={1.5} aria-hidden="true" />}
        action={
          <ButtonLink variant="primary" to="/">
            {messages.backHome}
          </ButtonLink>
        }
      />
    </Card>
  )
}
