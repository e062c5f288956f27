import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Appeal } from '#shared/api/own-appeal.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages, type Wording } from '../texts.ts'
import * as styles from './appeals.module.css'

type Level = 'h2' | 'h3'

interface ShownProps {
  appeal: Appeal
  wording: Wording
  level: Level
}

const State = ({ appeal, wording }: Omit<ShownProps, 'level'>) => {
  const { decision, state, nothingRestored } = appeal
  if (decision === null) return messages.state[state]
  return <b>{nothingRestored ? messages.nothingRestored : wording.decision[decision]}</b>
}

const Reasons = ({ appeal, level }: Omit<ShownProps, 'wording'>) => {
  const { decision, reasons, newStatementId } = appeal
  if (decision === null) return null
  return (
    <>
      <Heading as={level}>{messages.reasons}</Heading>
      <p className={styles.text} dir="auto">
        {reasons}
      </p>
      {newStatementId !== null && (
        <Link to={`/entscheidungen/${newStatementId}`}>{messages.newStatement}</Link>
      )}
      {decision === 'uphold' && <p>{messages.next}</p>}
    </>
  )
}

interface WithdrawProps {
  isPending: boolean
  onWithdraw: () => void
}

const Withdraw = ({ isPending, onWithdraw }: WithdrawProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" busy={isPending} onClick={() => setAsking(true)}>
        {messages.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.withdraw}
          question={messages.withdrawQuestion}
          confirm={messages.withdraw}
          busy={isPending}
          onConfirm={() => {
            setAsking(false)
            onWithdraw()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What was written, what has become of it, and the way to withdraw it while it is open. */
export const ExistingAppeal = ({
  appeal,
  wording,
  level,
  isPending,
  onWithdraw,
}: ShownProps & WithdrawProps) => {
  const { state, text } = appeal
  return (
    <>
      <p role="status">
        <State appeal={appeal} wording={wording} />
      </p>
      <Heading as={level}>{messages.yours}</Heading>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Reasons appeal={appeal} level={level} />
      {(state === 'received' || state === 'in-review') && (
        <Withdraw isPending={isPending} onWithdraw={onWithdraw} />
      )}
    </>
  )
}

const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

/** The end is the first moment that is too late; people read the day before. */
export const lastDay = (endsAt: string): string => DAY.format(Date.parse(endsAt) - 1)
