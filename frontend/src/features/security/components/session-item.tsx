import { MonitorSmartphone } from 'lucide-react'
import type { SessionInfo } from '#shared/api/sessions.ts'
import { relativeTime } from '#spa/platform/time.ts'
import { Button } from '#ui/controls/button.tsx'
import { useEndSession } from '../api/sessions.ts'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import { formatDay } from './dates.ts'
import * as styles from './security.module.css'

const texts = messages.sessions

/** The server knows the last use to the hour, but this device is active now. */
const factsOf = ({ createdAt, seenAt, current }: SessionInfo): string => {
  const since = texts.since(formatDay(createdAt))
  if (current) return `${texts.current} · ${since}`
  return `${texts.seen} ${relativeTime(new Date(seenAt), new Date())} · ${since}`
}

export const SessionItem = ({ session }: { session: SessionInfo }) => {
  const ending = useEndSession()
  const { id, device, current } = session
  return (
    <li className={styles.item}>
      <MonitorSmartphone className={styles.itemIcon} size={24} aria-hidden="true" />
      <div className={styles.itemText}>
        <strong>{device}</strong>
        <span className={classNames(current && styles.current)}>{factsOf(session)}</span>
      </div>
      {!current && (
        <Button
          variant="ghost"
          aria-label={texts.endOne(device)}
          busy={ending.isPending}
          onClick={() => ending.mutate(id)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
