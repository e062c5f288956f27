import type { Case } from '#shared/api/cases.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { caseTexts as texts } from '../../case-texts.ts'
import * as styles from './cases.module.css'

type ObjectionProps = NonNullable<Case['newestReports'][number]['objection']>

/** Why the case is open again. */
const Objection = ({ at, text, reasons }: ObjectionProps) => (
  <dl className={styles.objection}>
    <dt className={styles.strong}>{texts.objection}</dt>
    <dd className={styles.words} dir="auto">
      {text}
    </dd>
    <dt className={styles.strong}>
      {texts.agreed}, <RelativeTime at={at} />
    </dt>
    <dd className={styles.words} dir="auto">
      {reasons}
    </dd>
  </dl>
)

const Reports = ({ shown }: { shown: Case }) => {
  const { reports, newestReports } = shown
  return (
    <Card as="section" className={styles.section} aria-label={texts.reports(reports)}>
      <Heading as="h3">{texts.reports(reports)}</Heading>
      {newestReports.length < reports && <p>{texts.newestReports(newestReports.length)}</p>}
      <ul className={styles.plain}>
        {newestReports.map((report) => (
          <li key={report.id}>
            <p className={styles.meta}>
              <span className={styles.strong}>{texts.category(report.category)}</span>
              <span>{texts.reportBy[report.by]}</span>
              <RelativeTime at={report.at} />
            </p>
            <p className={styles.words} dir="auto">
              {report.text === '' ? texts.noText : report.text}
            </p>
            {report.objection && <Objection {...report.objection} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const History = ({ history }: Pick<Case, 'history'>) => (
  <Card as="section" className={styles.section} aria-label={texts.history}>
    <Heading as="h3">{texts.history}</Heading>
    <p>{history.count === 0 ? texts.noHistory : texts.historyCount(history.count)}</p>
    <ul className={styles.plain} hidden={history.count === 0}>
      {history.newest.map((one) => (
        <li key={one.id}>
          <span className={styles.strong}>{texts.measures[one.measure]}</span>{' '}
          <RelativeTime at={one.at} />
          {one.outcome !== null && <span> {texts.outcomes[one.outcome]}</span>}
          <p className={styles.words} dir="auto">
            {texts.kinds[one.kind]}: {one.excerpt}
          </p>
        </li>
      ))}
    </ul>
  </Card>
)

interface SimilarProps {
  similar: Case['similar']
  onOpen: (id: string) => void
}

const outcomeOf = ({ measures }: Case['similar'][number]): string =>
  measures === null ? texts.stillOpen : texts.namesOf(measures)

const Similar = ({ similar, onOpen }: SimilarProps) => (
  <Card as="section" className={styles.section} aria-label={texts.similar}>
    <Heading as="h3">{texts.similar}</Heading>
    <ul className={styles.plain}>
      {similar.map((one) => (
        <li key={one.id}>
          <p className={styles.meta}>
            <span className={styles.strong}>{texts.why[one.why]}</span>
            <span>{outcomeOf(one)}</span>
            <RelativeTime at={one.openedAt} />
          </p>
          <Button variant="ghost" className={styles.similar} onClick={() => onOpen(one.id)}>
            {texts.kinds[one.kind]}: {one.excerpt}
          </Button>
        </li>
      ))}
    </ul>
  </Card>
)

interface CaseDetailsProps {
  shown: Case
  onOpen: (id: string) => void
}

/** What was reported, and what is known about the member. */
export const CaseDetails = ({ shown, onOpen }: CaseDetailsProps) => (
  <>
    <Reports shown={shown} />
    {shown.author !== null && <History history={shown.history} />}
    {shown.similar.length > 0 && <Similar similar={shown.similar} onOpen={onOpen} />}
  </>
)
