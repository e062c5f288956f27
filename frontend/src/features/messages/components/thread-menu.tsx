import { Ban, Bell, BellOff, Mail, Trash2, UserRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useDeleteThread, useMarkUnread, useMute } from '../api/thread-actions.ts'
import type { Conversation } from '../model/conversation.ts'
import type { Person } from '../model/person.ts'
import { messages } from '../texts.ts'

const texts = messages.menu

/** A dialog of another feature about a member. */
export type DialogFor = (memberId: string, onClose: () => void) => ReactNode

interface ThreadMenuProps {
  person: Person
  conversation: Conversation
  /** Undefined for a member who cannot be reached. */
  onProfile: (() => void) | undefined
  blockDialog: DialogFor
}

interface DeleteDialogProps {
  person: Person
  onClose: () => void
}

const DeleteDialog = ({ person, onClose }: DeleteDialogProps) => {
  const remove = useDeleteThread(person.id)
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      question={texts.removeQuestion(nameOrUnknown(person.displayName))}
      confirm={texts.removeConfirm}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        remove.mutate(undefined, {
          onSuccess: () => void navigate('/messages', { replace: true }),
          onSettled: onClose,
        })
      }}
    />
  )
}

type OpenDialog = (dialog: 'delete' | 'block') => void

const useThreadItems = ({ person, conversation }: ThreadMenuProps) => {
  const mute = useMute(person.id)
  const markUnread = useMarkUnread(person.id)
  const navigate = useNavigate()
  const { isMuted } = conversation
  return [
    {
      label: isMuted ? texts.unmute : texts.mute,
      icon: isMuted ? (
        <Bell size={18} aria-hidden="true" />
      ) : (
        <BellOff size={18} aria-hidden="true" />
      ),
      onSelect: () => mute.mutate(!isMuted),
    },
    {
      label: texts.markUnread,
      icon: <Mail size={18} aria-hidden="true" />,
      // An open chat would be read again at once.
      onSelect: () => markUnread.mutate(undefined, { onSuccess: () => void navigate('/messages') }),
    },
  ]
}

const useItems = (props: ThreadMenuProps, open: OpenDialog) => {
  const { conversation, onProfile } = props
  const threadItems = useThreadItems(props)
  const isWritten = conversation.entries.length > 0
  const opener = (dialog: 'delete' | 'block') => () => open(dialog)
  return [
    ...(onProfile
      ? [
          {
            label: texts.profile,
            icon: <UserRound size={18} aria-hidden="true" />,
            onSelect: onProfile,
          },
        ]
      : []),
    ...(isWritten ? threadItems : []),
    ...(onProfile && !conversation.isBlocked
      ? [
          {
            label: texts.block,
            icon: <Ban size={18} aria-hidden="true" />,
            tone: 'danger' as const,
            onSelect: opener('block'),
          },
        ]
      : []),
    ...(isWritten
      ? [
          {
            label: texts.remove,
            icon: <Trash2 size={18} aria-hidden="true" />,
            tone: 'danger' as const,
            onSelect: opener('delete'),
          },
        ]
      : []),
  ]
}

export const ThreadMenu = (props: ThreadMenuProps) => {
  const { person, blockDialog } = props
  const [dialog, setDialog] = useState<'delete' | 'block'>()
  const items = useItems(props, setDialog)
  const close = () => setDialog(undefined)
  if (items.length === 0) return null
  return (
    <>
      <Menu label={texts.label} items={items} />
      {dialog === 'delete' && <DeleteDialog person={person} onClose={close} />}
      {dialog === 'block' && blockDialog(person.id, close)}
    </>
  )
}
