import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Author } from '#shared/api/members.ts'
import { chatPath } from '#spa/platform/pending-recipient.ts'
import { nameOrUnknown } from '#ui/brand/avatar.tsx'
import { iconButtonClass } from '#ui/controls/button-class.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { messages } from '../texts.ts'

interface MessageLinkProps {
  memberId: string
  /** Called when it is followed. */
  onLeave?: () => void
}

/** Opens the chat with a member. */
export const MessageLink = ({ memberId, onLeave }: MessageLinkProps) => (
  <ButtonLink to={chatPath(memberId)} onClick={onLeave}>
    <MessagesSquare size={20} aria-hidden="true" />
    {messages.message}
  </ButtonLink>
)

interface MessageIconLinkProps {
  person: Author
  onLeave: (() => void) | undefined
}

/** The same for a list of people. */
export const MessageIconLink = ({ person, onLeave }: MessageIconLinkProps) => (
  <Link
    className={iconButtonClass}
    to={chatPath(person.id)}
    aria-label={messages.messageTo(nameOrUnknown(person.displayName))}
    // Keeps the focus in the field: browsers that do not focus links would close the list before the click.
    onMouseDown={(event) => {
      event.preventDefault()
    }}
    onClick={onLeave}
  >
    <MessagesSquare size={20} aria-hidden="true" />
  </Link>
)
