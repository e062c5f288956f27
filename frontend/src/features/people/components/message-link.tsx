import { MessagesSquare } from 'lucide-react'
import { chatPath } from '#spa/entities/message/pending-recipient.ts'
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
