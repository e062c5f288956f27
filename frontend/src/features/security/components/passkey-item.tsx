import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { relativeTime } from '#spa/platform/time.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useRemovePasskey } from '../api/passkeys.ts'
import { messages } from '../texts.ts'
import { formatDay } from './dates.ts'
import { RenameDialog } from './rename-dialog.tsx'
import * as styles from './security.module.css'

const texts = messages.passkeys

const usedText = ({ lastUsedAt }: PasskeyInfo): string =>
  lastUsedAt === null
    ? texts.neverUsed
    : `${texts.used} ${relativeTime(new Date(lastUsedAt), new Date())}`

const factsOf = (passkey: PasskeyInfo): string =>
  [
    texts.created(formatDay(passkey.createdAt)),
    usedText(passkey),
    ...(passkey.isSynced ? [texts.synced] : []),
  ].join(' · ')

export const PasskeyItem = ({ passkey }: { passkey: PasskeyInfo }) => {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const removal = useRemovePasskey()
  const { name } = passkey
  const close = () => setOpen(undefined)
  return (
    <li className={styles.item}>
      <KeyRound className={styles.itemIcon} size={24} aria-hidden="true" />
      <div className={styles.itemText}>
        <strong>{name}</strong>
        <span>{factsOf(passkey)}</span>
      </div>
      <IconButton label={texts.rename(name)} onClick={() => setOpen('rename')}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.remove(name)} onClick={() => setOpen('remove')}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle}
          question={texts.removeQuestion(name)}
          confirm={texts.removeConfirm}
          busy={removal.isPending}
          onConfirm={() => removal.mutate(passkey, { onSettled: close })}
          onClose={close}
        />
      )}
    </li>
  )
}
