import { ChevronRight } from 'lucide-react'
import {
  REPORT_CATEGORIES,
  type ReportCategory,
  type ReportedKind,
} from '#shared/domain/reports.ts'
import { Spinner } from '#ui/progress/spinner.tsx'
import { messages } from '../texts.ts'
import * as styles from './report-dialog.module.css'

interface ReasonsProps {
  kind: ReportedKind
  /** The reason that is on its way. */
  sending: ReportCategory | undefined
  onChoose: (category: ReportCategory) => void
}

type Kinds = readonly ReportedKind[]

/** Reasons that only some kinds can have. */
const ONLY: Readonly<Partial<Record<ReportCategory, Kinds>>> = {
  untrue: ['article', 'band', 'concert'],
  impersonation: ['profile', 'band', 'message'],
}

/** The reasons to report something of this kind, the most serious first. */
const categoriesFor = (kind: ReportedKind): readonly ReportCategory[] =>
  (Object.keys(REPORT_CATEGORIES) as ReportCategory[]).filter(
    (category) => ONLY[category]?.includes(kind) ?? true,
  )

/** The reasons as buttons, the most serious first. */
export const Reasons = ({ kind, sending, onChoose }: ReasonsProps) => (
  <>
    <ul className={styles.reasons} aria-label={messages.dialog.reasons}>
      {categoriesFor(kind).map((category) => {
        const hint = messages.hints[category]
        return (
          <li key={category}>
            <button
              type="button"
              className={styles.reason}
              aria-disabled={sending !== undefined}
              onClick={() => onChoose(category)}
            >
              <span className={styles.words}>
                <strong>{REPORT_CATEGORIES[category].label}</strong>
                {hint !== undefined && <span className={styles.hint}>{hint}</span>}
              </span>
              {sending === category ? <Spinner /> : <ChevronRight size={20} aria-hidden="true" />}
            </button>
          </li>
        )
      })}
    </ul>
    <p className="visually-hidden" role="status">
      {sending !== undefined && messages.dialog.sending}
    </p>
  </>
)
