import { MonitorSmartphone } from 'lucide-react'
import type { SessionInfo } from '#shared/api/sessions.ts'
import { relativeTime } from '#spa/platform/time.ts'
import { Button } from '#ui/controls/button.tsx'
import { useEndSession } from '../api/sessions.ts'
import { messages } from '../texts.ts'
import { dayOf } from './dates.ts'
import * as styles from './security.module.css'

const texts = messages.sessions

const factsOf = ({ createdAt, seenAt }: SessionInfo): string =>
  `${texts.seen} ${relativeTime(new Date(seenAt), new Date())} · ${texts.since(dayOf(createdAt))}`

export const SessionItem = ({ session }: { session: SessionInfo }) => {
  const ending = useEndSession()
  const { id, device, current } = session
  return (
    <li className={styles.item}>
      <MonitorSmartphone className={styles.itemIcon} size={24} aria-hidden="true" />
      <div className={styles.itemText}>
        <strong>{device}</strong>
        <span>{factsOf(session)}</span>
      </div>
      {current ? (
        <span className={styles.current}>{texts.current}</span>
      ) : (
        <Button
          variant="ghost"
          aria-label={texts.endOne(device)}
          busy={ending.isPending}
          onClick={() => {
            ending.mutate(id)
          }}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
