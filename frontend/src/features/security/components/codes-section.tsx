import { useState } from 'react'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { useCodesLeft } from '../api/recovery-codes.ts'
import { messages } from '../texts.ts'
import { formatDay } from './dates.ts'
import { RenewCodes } from './renew-codes.tsx'
import * as styles from './security.module.css'

const texts = messages.codes

interface CodesLeft {
  remaining: number
  createdAt: string | null
}

const stateOf = ({ remaining, createdAt }: CodesLeft): string => {
  if (remaining === 0) return texts.none
  const left = texts.remaining(remaining)
  return createdAt === null ? left : `${left} ${texts.createdAt(formatDay(createdAt))}`
}

export const CodesSection = ({ username }: { username: string }) => {
  const [isRenewing, setRenewing] = useState(false)
  const codesLeft = useCodesLeft()
  return (
    <Section id="wiederherstellung" title={texts.title} text={texts.text}>
      <Loaded
        query={codesLeft}
        failed={texts.loadFailed}
        space="panel"
        loading={<SkeletonRows rows={2} />}
      >
        {(left) => (
          <>
            <p className={left.remaining === 0 ? styles.warning : undefined}>{stateOf(left)}</p>
            <div className={styles.actions}>
              <Button onClick={() => setRenewing(true)}>
                {left.createdAt === null ? texts.create : texts.renew}
              </Button>
            </div>
          </>
        )}
      </Loaded>
      {isRenewing && <RenewCodes username={username} onClose={() => setRenewing(false)} />}
    </Section>
  )
}
