import { Copy, Flag, Reply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#spa/platform/copy-text.ts'
import { requestReport } from '#spa/entities/report/report-request.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { classNames } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useDeleteMessage } from '../api/message-actions.ts'
import type { ShownMessage } from '../model/shown-messages.ts'
import { messages } from '../texts.ts'
import { useChat } from './chat-context.ts'
import * as styles from './message.module.css'

const texts = messages.message

interface ActionProps {
  message: ShownMessage
}

/**
 * One tap gives horns to a message of the other member, or takes them back. Like the other buttons of a message it is
 * in the menu, too, and no tab stop: three of them for each message would be between the list and the field.
 */
export const HornsButton = ({ message }: ActionProps) => {
  const { onHorns } = useChat()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames(styles.horns, message.isLiked && styles.hornsGiven)}
      aria-pressed={message.isLiked}
      aria-label={message.isLiked ? texts.unlike : texts.like}
      onClick={() => onHorns(message, !message.isLiked)}
    >
      <HornsIcon size={18} filled={message.isLiked} />
    </button>
  )
}

const report = ({ id }: ShownMessage): void => requestReport({ kind: 'message', id })

/** Not only in the menu, so that a report takes two taps (docs/product/reports.md). */
export const ReportButton = ({ message }: ActionProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.report}
    aria-label={texts.report}
    onClick={() => report(message)}
  >
    <Flag size={14} aria-hidden="true" />
  </button>
)

const DeleteDialog = ({ message, onClose }: ActionProps & { onClose: () => void }) => {
  const remove = useDeleteMessage(message.id)
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      question={texts.removeQuestion}
      confirm={texts.remove}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
    />
  )
}

const useItems = (message: ShownMessage, onRemove: () => void) => {
  const { mayWrite, mayLike, onReply, onHorns } = useChat()
  const { isOwn, isLiked, content } = message
  const reply = {
    label: texts.reply,
    icon: <Reply size={18} aria-hidden="true" />,
    onSelect: () => onReply(message),
  }
  const horns = {
    label: isLiked ? texts.unlike : texts.like,
    icon: <HornsIcon size={18} filled={isLiked} />,
    onSelect: () => onHorns(message, !isLiked),
  }
  const copyItem = {
    label: texts.copy,
    icon: <Copy size={18} aria-hidden="true" />,
    onSelect: () => void copyText(content, texts),
  }
  const last = isOwn
    ? { label: texts.remove, icon: <Trash2 size={18} aria-hidden="true" />, onSelect: onRemove }
    : {
        label: texts.report,
        icon: <Flag size={18} aria-hidden="true" />,
        onSelect: () => report(message),
      }
  return [
    ...(mayWrite ? [reply] : []),
    ...(mayLike && !isOwn ? [horns] : []),
    ...(content === '' ? [] : [copyItem]),
    { ...last, tone: 'danger' as const },
  ]
}

/** The menu of a message that the server has. */
export const MessageMenu = ({ message }: ActionProps) => {
  const { other } = useChat()
  const [isRemoving, setRemoving] = useState(false)
  const items = useItems(message, () => setRemoving(true))
  return (
    <div className={styles.menu}>
      <Menu
        label={message.isOwn ? texts.ownMenu : texts.menu(nameOrUnknown(other.displayName))}
        items={items}
        tabIndex={-1}
      />
      {isRemoving && <DeleteDialog message={message} onClose={() => setRemoving(false)} />}
    </div>
  )
}
