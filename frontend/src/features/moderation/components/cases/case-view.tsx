import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Case } from '#shared/api/cases.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useAssign, useCase } from '../../api/cases.ts'
import { caseTexts as texts } from '../../case-texts.ts'
import {
  contentMeasures,
  memberMeasures,
  newDraft,
  withContent,
  withMember,
  type Draft,
} from '../../model/case-draft.ts'
import type { CaseAction } from '../../model/case-keys.ts'
import { AssignmentBar } from './assignment-bar.tsx'
import type { PreviewStatement } from '../../model/preview-statement.ts'
import { CaseDetails } from './case-details.tsx'
import { CaseEvidence } from './case-evidence.tsx'
import { DecisionForm } from './decision-form.tsx'
import { UrgentBanner } from './urgent-banner.tsx'
import { useCaseKeys } from './use-case-keys.ts'
import * as styles from './cases.module.css'

interface CaseViewProps {
  id: string
  hasKeys: boolean
  preview: PreviewStatement
  onOpen: (id: string) => void
  onBack: () => void
  onDecided: () => void
}

const titleOf = ({ kind, categories }: Case): string =>
  `${texts.kinds[kind]}: ${categories.map(({ category }) => texts.category(category)).join(', ')}`

/** The draft after a shortcut for a measure; undefined when it does not fit the case. */
const chosenByKey = (action: CaseAction, shown: Case, draft: Draft): Draft | undefined => {
  const content = contentMeasures(shown).find((measure) => measure === action)
  if (content) return withContent(draft, content)
  const member = memberMeasures(shown).find((measure) => measure === action)
  return member && withMember(draft, member)
}

interface OpenCaseProps extends CaseViewProps {
  shown: Case
}

const OpenCase = ({ shown, id, hasKeys, preview, onDecided }: OpenCaseProps) => {
  const [draft, setDraft] = useState<Draft>(() => newDraft(shown))
  const { mutate: assign } = useAssign(id)
  const isMine = shown.assignee?.isYou === true
  const act = (action: CaseAction): boolean => {
    if (action === 'take' && shown.assignee === null) assign(true)
    const next = isMine ? chosenByKey(action, shown, draft) : undefined
    if (next) setDraft(next)
    return next !== undefined || action === 'take'
  }
  useCaseKeys(hasKeys && shown.mayDecide, act)
  if (!shown.mayDecide) return <DecidedFirst />
  return (
    <>
      <AssignmentBar shown={shown} />
      {isMine ? (
        <DecisionForm
          shown={shown}
          draft={draft}
          hasKeys={hasKeys}
          onDraft={setDraft}
          preview={preview}
          onDecided={onDecided}
        />
      ) : (
        <p>{shown.assignee === null ? texts.decision.reserve : texts.decision.wait}</p>
      )}
    </>
  )
}

/** Where nobody else could decide, it says what is missing and how to get it. */
const DecidedFirst = () => (
  <Card role="note" className={styles.section}>
    <p>{texts.decidedFirst}</p>
    <code className={styles.command}>{texts.moderatorCommand}</code>
  </Card>
)

/** Why the case is open again, and what is in force meanwhile. */
const SecondLook = ({ shown: { earlier } }: { shown: Case }) => (
  <Card role="note">
    <b>{texts.secondLook}</b>
    {earlier.length === 0 ? (
      <p>{texts.secondLookText}</p>
    ) : (
      <>
        <p>{texts.tooMildText}</p>
        <ul className={styles.plain}>
          {earlier.map(({ id, measure, at, outcome }) => (
            <li key={id}>
              <span className={styles.strong}>{texts.measures[measure]}</span>,{' '}
              <RelativeTime at={at} />
              {outcome !== null && ` (${texts.outcomes[outcome]})`}
            </li>
          ))}
        </ul>
      </>
    )}
  </Card>
)

const Decided = ({ decision }: { decision: NonNullable<Case['decision']> }) => (
  <Card>
    <p>{texts.decided(decision.by, decision.measures)}</p>
  </Card>
)

const Shown = (props: OpenCaseProps) => {
  const { shown, onOpen } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <>
      <Heading as="h2" ref={title} tabIndex={-1}>
        {titleOf(shown)}
      </Heading>
      {(shown.isUrgent || shown.escalations.length > 0) && <UrgentBanner shown={shown} />}
      {shown.isSecondLook && <SecondLook shown={shown} />}
      <CaseEvidence shown={shown} />
      <CaseDetails shown={shown} onOpen={onOpen} />
      {shown.decision ? <Decided decision={shown.decision} /> : <OpenCase {...props} />}
    </>
  )
}

/** A case with everything that a decision needs. */
export const CaseView = (props: CaseViewProps) => {
  const { id, hasKeys, onBack } = props
  const query = useCase(id)
  const { data: shown } = query
  useCaseKeys(hasKeys, (action) => {
    if (action !== 'back') return false
    onBack()
    return true
  })
  return (
    <div className={styles.view}>
      <Button variant="ghost" className={styles.back} onClick={onBack}>
        <ArrowLeft size={20} aria-hidden="true" />
        {texts.back}
      </Button>
      {shown && <Shown {...props} shown={shown} />}
      {!shown && (
        <Card>
          <LoadState
            query={query}
            failed={texts.loadFailed}
            loading={<Loading label={texts.loading} />}
          />
        </Card>
      )}
    </div>
  )
}
