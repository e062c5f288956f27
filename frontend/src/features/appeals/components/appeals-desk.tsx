import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { AppealCard } from '#shared/api/appeals.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { isForbidden, useOpenAppeals } from '../api/review.ts'
import { reviewMessages as texts } from '../texts.ts'
import { AppealReview, LacksReviewer } from './appeal-review.tsx'
import * as styles from './appeals.module.css'

const Entry = ({ card, onOpen }: { card: AppealCard; onOpen: () => void }) => (
  <Card as="li" className={styles.entry}>
    <p className={styles.meta}>
      {card.isTooMild ? texts.tooMild : texts.origin[card.origin]}: <b>{texts.measureOf(card)}</b> ·{' '}
      <RelativeTime at={card.at} />
      {card.state === 'in-review' && ` · ${texts.inReview}`}
    </p>
    <p className={styles.text} dir="auto">
      {card.excerpt}
    </p>
    {card.lacksReviewer ? <LacksReviewer /> : card.refusal && <p>{texts.refusals[card.refusal]}</p>}
    <Button aria-label={texts.openOf(card.excerpt)} onClick={onOpen}>
      {texts.open}
    </Button>
  </Card>
)

const OpenAppeals = ({ list }: { list: ReturnType<typeof useOpenAppeals> }) => {
  const [chosen, setChosen] = useState<string>()
  const { appeals = [], more } = list
  if (appeals.length === 0)
    return (
      <Card>
        <EmptyState
          {...texts.empty}
          icon={<ShieldCheck size={56} strokeWidth={1.5} aria-hidden="true" />}
        />
      </Card>
    )
  return (
    <>
      <ol className={styles.list} aria-label={texts.title}>
        {appeals.map((card) => (
          <Entry key={card.id} card={card} onOpen={() => setChosen(card.id)} />
        ))}
      </ol>
      {more.exist && (
        <Button variant="ghost" busy={more.isLoading} onClick={more.load}>
          {texts.more}
        </Button>
      )}
      {chosen !== undefined && <AppealReview id={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** Open appeals, the oldest first; members without the role see that they have no access. */
export const AppealsDesk = () => {
  const list = useOpenAppeals()
  const { appeals, error } = list
  if (isForbidden(error)) return <NoAccess text={texts.noAccess} />
  return (
    <div className={styles.root}>
      <Heading as="h1">{texts.title}</Heading>
      <p className={styles.intro}>{texts.intro}</p>
      {appeals && <OpenAppeals list={list} />}
      {!appeals && (
        <Card>
          <LoadState
            query={list}
            failed={texts.loadFailed}
            loading={<Loading label={texts.loading} />}
          />
        </Card>
      )}
    </div>
  )
}
