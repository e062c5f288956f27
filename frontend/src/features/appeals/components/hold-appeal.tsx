import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { HoldAppeal as HoldAppealData } from '#shared/api/appeals.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { dropFormDraft } from '#spa/platform/form-drafts.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { holdAppealOptions, useAppealHold, type Hold } from '../api/hold-appeal.ts'
import { holdMessages, messages } from '../texts.ts'
import { AppealForm } from './appeal-form.tsx'
import * as styles from './appeals.module.css'

export const SettledHold = () => (
  <EmptyState
    heading="h1"
    title={holdMessages.settled.title}
    text={holdMessages.settled.text}
    action={<ButtonLink to="/entscheidungen">{holdMessages.settled.action}</ButtonLink>}
  />
)

type Words = (typeof holdMessages)['filter' | 'moderator']

interface NewAppealProps {
  hold: Hold
  words: Words
  onSent: () => void
}

const NewAppeal = ({ hold, words, onSent }: NewAppealProps) => {
  const form = `hold.${hold.id}`
  const { mutate, isPending } = useAppealHold(hold, () => {
    dropFormDraft(form)
    onSent()
  })
  return (
    <>
      <p>{words.intro}</p>
      <AppealForm form={form} label={words.label} isSending={isPending} onSend={mutate} />
    </>
  )
}

type Reasons = (statementId: string) => ReactNode

interface OwnHoldProps {
  hold: Hold
  data: HoldAppealData
  reasons: Reasons
}

/** What a moderator hid before has the statement of that decision. */
const OwnHold = ({ hold, data, reasons }: OwnHoldProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const words = holdMessages[data.statementId === null ? 'moderator' : 'filter']
  return (
    <div className={styles.root}>
      <Heading as="h1">{words.title}</Heading>
      <Card as="section" className={styles.block}>
        <Heading as="h2">{holdMessages.about}</Heading>
        <p className={styles.text} dir="auto">
          {data.excerpt}
        </p>
        {data.statementId === null && (
          <Link to={`/entscheidungen?zu=${hold.id}`}>{holdMessages.readStatement}</Link>
        )}
      </Card>
      {data.statementId !== null && reasons(data.statementId)}
      <Card as="section" className={styles.block}>
        <Heading as="h2" ref={heading} tabIndex={-1}>
          {data.appeal ? messages.yours : messages.title}
        </Heading>
        {data.appeal ? (
          <>
            <p role="status">{holdMessages.received}</p>
            <p className={styles.text} dir="auto">
              {data.appeal.text}
            </p>
          </>
        ) : (
          <NewAppeal hold={hold} words={words} onSent={() => heading.current?.focus()} />
        )}
      </Card>
    </div>
  )
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

interface HoldAppealProps {
  hold: Hold
  /** The statement of reasons of the hold. */
  reasons: Reasons
}

/** Own content that the guard holds: why, with the objection of its author or a form for it. */
export const HoldAppeal = ({ hold, reasons }: HoldAppealProps) => {
  const query = useQuery(holdAppealOptions(hold))
  if (isGone(query.error)) return <SettledHold />
  return (
    <Loaded
      query={query}
      failed={messages.loadFailed}
      loading={<Loading label={messages.loading} />}
    >
      {(data) => <OwnHold hold={hold} data={data} reasons={reasons} />}
    </Loaded>
  )
}
