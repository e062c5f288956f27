import { Siren, UserCheck } from 'lucide-react'
import type { CaseCard } from '#shared/api/cases.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { classNames } from '#ui/class-names.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { caseTexts as texts } from '../../case-texts.ts'
import * as styles from './cases.module.css'

interface CaseRowProps {
  card: CaseCard
  onOpen: () => void
}

const Marks = ({ card }: { card: CaseCard }) => (
  <>
    {card.isUrgent && (
      <span className={styles.urgentMark}>
        <Siren size={18} aria-hidden="true" />
        {texts.urgent}
      </span>
    )}
    {card.isEscalated && <span>{texts.escalated}</span>}
    {card.isSecondLook && <span>{texts.secondLook}</span>}
    {!card.mayDecide && <span>{texts.notYours}</span>}
    {card.assignee && (
      <span className={styles.assignee}>
        <UserCheck size={18} aria-hidden="true" />
        {texts.assignedTo(card.assignee.displayName)}
      </span>
    )}
  </>
)

/** One line of the queue; the whole card opens the case. */
export const CaseRow = ({ card, onOpen }: CaseRowProps) => (
  <li>
    <Card className={classNames(styles.row, card.isUrgent && styles.urgentRow)}>
      <button type="button" className={styles.open} data-case={card.id} onClick={onOpen}>
        <span className={styles.rowTitle}>
          {texts.kinds[card.kind]}:{' '}
          {card.categories
            .map(({ category, reports }) => texts.counted(category, reports))
            .join(', ')}
        </span>
        <span className={styles.excerpt} dir="auto">
          {card.excerpt}
        </span>
      </button>
      <p className={styles.meta}>
        <Marks card={card} />
        <span>{texts.reports(card.reports)}</span>
        <RelativeTime at={card.openedAt} />
      </p>
    </Card>
  </li>
)
