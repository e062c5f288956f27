import { ShieldX } from 'lucide-react'
import { ButtonLink } from '../controls/button-link.tsx'
import { EmptyState } from './empty-state.tsx'
import { noAccessMessages } from './no-access-texts.ts'
import { Card } from '../surfaces/card.tsx'

interface NoAccessProps {
  /** Who the page is for, such as "Hier moderieren nur Moderatoren." */
  text: string
}

/** The whole page when the server refuses it to this member (403). */
export const NoAccess = ({ text }: NoAccessProps) => (
  <Card>
    <EmptyState
      heading="h1"
      title={noAccessMessages.title}
      text={text}
      icon={<ShieldX size={56} strokeWidth={1.5} aria-hidden="true" />}
      action={
        <ButtonLink variant="primary" to="/">
          {noAccessMessages.backHome}
        </ButtonLink>
      }
    />
  </Card>
)
