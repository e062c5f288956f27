import { ShieldX } from 'lucide-react'
import { ButtonLink } from '../controls/button-link.tsx'
import { EmptyState } from './empty-state.tsx'
import { Card } from '../surfaces/card.tsx'

interface NoAccessProps {
  /** Who the page is for, such as "Hier moderieren nur Moderatoren." */
  text: string
}

/** In a separate file, so that the first screen does not load them. */
const noAccessMessages = {
  title: 'Kein Zugriff',
  backHome: 'Zurück zur Community',
} as const

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
