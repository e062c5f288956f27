import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAcceptRequest, useDeclineRequest } from '../api/thread-actions.ts'
import type { Person } from '../model/person.ts'
import { messages } from '../texts.ts'
import type { DialogFor } from './thread-menu.tsx'
import * as styles from './chat.module.css'

const texts = messages.request

interface RequestBannerProps {
  person: Person
  blockDialog: DialogFor
}

/** Asks the receiver of a request what to do with it. */
export const RequestBanner = ({ person, blockDialog }: RequestBannerProps) => {
  const accept = useAcceptRequest(person.id)
  const decline = useDeclineRequest(person.id)
  const navigate = useNavigate()
  const [isBlocking, setBlocking] = useState(false)
  return (
    <section className={styles.request} aria-label={texts.title(nameOrUnknown(person.displayName))}>
      <p>
        <strong>{texts.title(nameOrUnknown(person.displayName))}</strong> {texts.text}
      </p>
      <div className={styles.requestActions}>
        <Button
          variant="primary"
          size="compact"
          busy={accept.isPending}
          onClick={() => accept.mutate()}
        >
          {texts.accept}
        </Button>
        <Button
          size="compact"
          busy={decline.isPending}
          onClick={() => {
            decline.mutate(undefined, {
              onSuccess: () => void navigate('/messages', { replace: true }),
            })
          }}
        >
          {texts.decline}
        </Button>
        <Button
          variant="ghost"
          size="compact"
          aria-haspopup="dialog"
          onClick={() => setBlocking(true)}
        >
          {texts.block}
        </Button>
      </div>
      {isBlocking && blockDialog(person.id, () => setBlocking(false))}
    </section>
  )
}
