import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useRemovePasskey } from '../api/passkeys.ts'
import { messages } from '../texts.ts'
import { formatDay } from './dates.ts'
import * as styles from './security.module.css'

const texts = messages.newPasskeys

interface NewPasskeyProps {
  passkey: PasskeyInfo
  onRemoved: () => void
}

const NewPasskey = ({ passkey, onRemoved }: NewPasskeyProps) => {
  const { name, createdAt } = passkey
  const removal = useRemovePasskey()
  return (
    <li className={styles.item}>
      <KeyRound className={styles.itemIcon} size={24} aria-hidden="true" />
      <div className={styles.itemText}>
        <strong>{name}</strong>
        <span>{messages.passkeys.created(formatDay(createdAt))}</span>
      </div>
      <Button
        aria-label={messages.passkeys.remove(name)}
        busy={removal.isPending}
        onClick={() => removal.mutate(passkey, { onSuccess: onRemoved })}
      >
        {messages.passkeys.removeConfirm}
      </Button>
    </li>
  )
}

interface NewPasskeysProps {
  passkeys: readonly PasskeyInfo[]
  onDone: () => void
}

/** Lists the passkeys that were added since the password before was set, because an intruder may have added one. */
export const NewPasskeys = ({ passkeys, onDone }: NewPasskeysProps) => {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const left = passkeys.filter(({ id }) => !removed.includes(id))
  return (
    <Dialog
      title={texts.title}
      size="small"
      actions={
        <Button variant="primary" onClick={onDone}>
          {left.length === 0 ? texts.done : texts.allMine}
        </Button>
      }
    >
      <p>{left.length === 0 ? texts.none : texts.text}</p>
      <ul aria-label={messages.passkeys.title}>
        {left.map((passkey) => (
          <NewPasskey
            key={passkey.id}
            passkey={passkey}
            onRemoved={() => setRemoved([...removed, passkey.id])}
          />
        ))}
      </ul>
    </Dialog>
  )
}
