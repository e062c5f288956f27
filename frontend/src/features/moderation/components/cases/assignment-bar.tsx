import { useEffect, useRef } from 'react'
import type { Case } from '#shared/api/cases.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { Button } from '#ui/controls/button.tsx'
import { isFocusLost } from '#ui/focus/lost-focus.ts'
import { useAssign } from '../../api/cases.ts'
import { caseTexts as texts } from '../../case-texts.ts'
import * as styles from './cases.module.css'

const CLOCK = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' })

const clockOf = (iso: string): string => CLOCK.format(new Date(iso))

const textOf = ({ assignee }: Pick<Case, 'assignee'>): string => {
  if (assignee === null) return texts.free
  const until = clockOf(assignee.until)
  return assignee.isYou ? texts.mineUntil(until) : texts.theirsUntil(assignee.displayName, until)
}

/** The button that changed the assignment is gone then, and the focus with it. */
const useKeptFocus = (isMine: boolean) => {
  const bar = useRef<HTMLDivElement>(null)
  const before = useRef(isMine)
  useEffect(() => {
    if (before.current === isMine) return
    before.current = isMine
    if (isFocusLost()) bar.current?.focus()
  }, [isMine])
  return bar
}

/** Who works on the case; prolongs the own assignment while the case is open. */
export const AssignmentBar = ({ shown }: { shown: Case }) => {
  const { assignee, id } = shown
  const { mutate, mutateAsync, isPending } = useAssign(id)
  const isMine = assignee?.isYou === true
  const bar = useKeptFocus(isMine)
  usePoll(WAITS.prolongCase, () => mutateAsync(true).catch(() => undefined), { enabled: isMine })
  return (
    <div ref={bar} className={styles.assignment} role="status" tabIndex={-1}>
      <p>{textOf(shown)}</p>
      {assignee === null && (
        <Button variant="primary" busy={isPending} onClick={() => mutate(true)}>
          {texts.take}
        </Button>
      )}
      {isMine && (
        <Button busy={isPending} onClick={() => mutate(false)}>
          {texts.giveBack}
        </Button>
      )}
    </div>
  )
}
