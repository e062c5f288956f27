import { useState } from 'react'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { useEndOtherSessions, useSessions } from '../api/sessions.ts'
import { messages } from '../texts.ts'
import { SessionItem } from './session-item.tsx'
import * as styles from './security.module.css'

const texts = messages.sessions

const EndOthers = () => {
  const [isAsking, setAsking] = useState(false)
  const ending = useEndOtherSessions()
  const close = () => setAsking(false)
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAsking(true)}>{texts.endOthers}</Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.endOthersTitle}
          question={texts.endOthersQuestion}
          confirm={texts.endOthersConfirm}
          busy={ending.isPending}
          onConfirm={() => ending.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </div>
  )
}

export const SessionsSection = () => {
  const sessions = useSessions()
  return (
    <Section id="geraete" title={texts.title} text={texts.text}>
      <Loaded
        query={sessions}
        failed={texts.loadFailed}
        space="panel"
        loading={<SkeletonRows rows={2} />}
      >
        {(list) => (
          <>
            <ul aria-label={texts.title}>
              {list.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
            {list.length > 1 && <EndOthers />}
          </>
        )}
      </Loaded>
    </Section>
  )
}
