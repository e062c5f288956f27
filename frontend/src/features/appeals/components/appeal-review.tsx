import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReviewedAppeal } from '#shared/api/appeals.ts'
import type { StatementHeading } from '#shared/api/statements.ts'
import { isAboutContent } from '#shared/domain/measures.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { CoveredMedia } from '#ui/surfaces/covered-media.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages as ui } from '#ui/texts.ts'
import { reviewOptions, useDecideAppeal } from '../api/review.ts'
import { messages, reviewMessages as texts } from '../texts.ts'
import { DecisionForm } from './decision-form.tsx'
import * as styles from './appeals.module.css'

const Part = ({ title, text }: { title: string; text: string }) => (
  <section className={styles.part}>
    <Heading as="h3">{title}</Heading>
    <p className={styles.text} dir="auto">
      {text}
    </p>
  </section>
)

const Reported = ({ report }: { report: NonNullable<ReviewedAppeal['report']> }) => (
  <Part
    title={texts.report(report.category)}
    text={report.text === '' ? texts.noWords : report.text}
  />
)

const Medium = ({ medium: { type, name, url } }: { medium: ReviewedAppeal['media'][number] }) => {
  if (type === null) return name
  if (url === null) return texts.mediaGone
  return <CoveredMedia media={{ url, type }} label={texts.medium} />
}

/** Files stay covered until the reviewer chooses to see them. */
const Media = ({ media }: Pick<ReviewedAppeal, 'media'>) =>
  media.length === 0 ? null : (
    <ul className={styles.block} aria-label={texts.media}>
      {media.map((medium) => (
        <li key={medium.name}>
          <Medium medium={medium} />
        </li>
      ))}
    </ul>
  )

/** What follows when the reviewer agrees. */
const Consequence = ({ review }: { review: ReviewedAppeal }) => {
  const { origin, measure, isTooMild, brings } = review
  if (origin === 'reporter')
    return (
      <>
        <p>{texts.willReopen}</p>
        {isTooMild && <p>{texts.staysMeanwhile}</p>}
      </>
    )
  if (!isAboutContent(measure)) return null
  if (!brings) return <p>{texts.willNotReturn}</p>
  return measure === 'remove' ? <p>{texts.willReturn}</p> : null
}

/** What has become of a measure meanwhile, such as by an appeal of its member. */
const becameOf = ({ outcome }: Pick<StatementHeading, 'outcome'>): string =>
  outcome === null ? '' : ` (${texts.outcomes[outcome]})`

/** What a reviewer reads before the decision. The one who appeals is not named. */
const Record = ({ review }: { review: ReviewedAppeal }) => {
  const { text, report, statement, excerpt, evidence, content, alongside } = review
  if (!statement) return null
  return (
    <>
      <Part title={texts.appeal} text={text} />
      {report && <Reported report={report} />}
      <Part
        title={`${texts.statement}: ${texts.measureOf(review)}${becameOf(statement)}`}
        text={statement.facts}
      />
      <Part
        title={texts.ground}
        text={`${statement.ground.rule}\n${statement.ground.explanation}`}
      />
      {alongside.length > 0 && (
        <Part
          title={texts.alongside}
          text={alongside.map((one) => `${texts.measures[one.measure]}${becameOf(one)}`).join('\n')}
        />
      )}
      {evidence.length === 0 && content === null && excerpt !== '' && (
        <Part title={texts.about} text={excerpt} />
      )}
      {evidence.map(({ at, title, text: words }) => (
        <Part
          key={`${at}${words}`}
          title={texts.evidence}
          text={title === null ? words : `${title}\n\n${words}`}
        />
      ))}
      <Media media={review.media} />
      <Part title={texts.now} text={content ?? texts.gone} />
      <Consequence review={review} />
    </>
  )
}

/** Shown when nobody on the site may decide an appeal: which role is missing, and how to give it. */
export const LacksReviewer = () => (
  <div role="note">
    <b>{texts.lacksTitle}</b>
    <p>{texts.lacks}</p>
    <code className={styles.command}>{texts.lacksCommand}</code>
  </div>
)

/** One appeal in a dialog: statement, evidence, content, and the form of the decision. */
export const AppealReview = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const form = useId()
  const query = useQuery(reviewOptions(id))
  const { data } = query
  const { mutate, isPending } = useDecideAppeal(id, onClose)
  const mayDecide = data?.refusal === null
  return (
    <Dialog
      title={texts.review}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          {mayDecide && (
            <Button variant="primary" type="submit" form={form} busy={isPending}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.review}>
        <Loaded
          query={query}
          failed={messages.loadFailed}
          loading={<Loading label={messages.loading} />}
        >
          {(review) => <Record review={review} />}
        </Loaded>
        {data?.refusal && <p role="note">{texts.refusals[data.refusal]}</p>}
        {data?.lacksReviewer && <LacksReviewer />}
        {data && mayDecide && <DecisionForm form={form} review={data} onDecide={mutate} />}
      </div>
    </Dialog>
  )
}
