import { ShieldX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from './empty-state.tsx'
import { noAccessMessages } from './no-access-texts.ts'
import { Card } from '../surfaces/card.tsx'

interface NoAccessProps {
  /** Whom the page is for, such as "Hier moderieren nur Moderatoren." */
  text: string
}

/** The whole of a page that the server refuses to this member (403). */
export const NoAccess = ({ text }: NoAccessProps) => (
  <Card>
    <EmptyState
      heading="h1"
      title={noAccessMessages.title}
      text={text}
      icon={<ShieldX size={56} strokeWidth={1.5} aria-hidden="true" />}
      action={
        <Link className="button button-primary" to="/">
          {noAccessMessages.backHome}
        </Link>
      }
    />
  </Card>
)
