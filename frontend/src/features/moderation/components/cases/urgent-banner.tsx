import { Siren } from 'lucide-react'
import { useState } from 'react'
import type { Case } from '#shared/api/cases.ts'
import { AUTHORITIES } from '#shared/domain/cases.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { Button } from '#ui/controls/button.tsx'
import { caseTexts as texts } from '../../case-texts.ts'
import { EscalationDialog } from './escalation-dialog.tsx'
import * as styles from './cases.module.css'

const Escalations = ({ escalations }: Pick<Case, 'escalations'>) => (
  <ul className={styles.escalations} aria-label={texts.escalation.list}>
    {escalations.map(({ at, authority, name, reference }) => (
      <li key={`${at}${name}`}>
        <strong>{name}</strong> ({AUTHORITIES[authority]}
        {reference !== '' && `, ${texts.escalation.withReference(reference)}`}),{' '}
        <RelativeTime at={at} />
      </li>
    ))}
  </ul>
)

/** What may cost a life comes first: how long it waits, and who was informed (Art. 18 DSA). */
export const UrgentBanner = ({ shown }: { shown: Case }) => {
  const [isRecording, setRecording] = useState(false)
  return (
    <section className={styles.urgent} aria-label={texts.urgent}>
      <p className={styles.urgentMark}>
        <Siren size={22} aria-hidden="true" />
        {texts.urgent}: {texts.urgentFor} <RelativeTime at={shown.openedAt} />
      </p>
      <p>{texts.urgentText}</p>
      {shown.escalations.length > 0 && <Escalations escalations={shown.escalations} />}
      {shown.decision === null && (
        <Button onClick={() => setRecording(true)}>{texts.escalation.title}</Button>
      )}
      {isRecording && <EscalationDialog id={shown.id} onClose={() => setRecording(false)} />}
    </section>
  )
}
