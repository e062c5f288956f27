import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '../member/name-or-unknown.ts'
import { iconButtonClass } from '#ui/controls/button-class.ts'
import { chatPath } from './pending-recipient.ts'

interface MessageIconLinkProps {
  person: Author
  onLeave?: (() => void) | undefined
}

const messages = {
  messageTo: (name: string): string => `Nachricht an ${name}`,
} as const

/** Opens the chat with a member, beside their entry in a list of people. */
export const MessageIconLink = ({ person, onLeave }: MessageIconLinkProps) => (
  <Link
    className={iconButtonClass}
    to={chatPath(person.id)}
    aria-label={messages.messageTo(nameOrUnknown(person.displayName))}
    // Keeps the focus in the field: browsers that do not focus links would close the list before the click.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onLeave}
  >
    <MessagesSquare size={20} aria-hidden="true" />
  </Link>
)
