import type { CheckFigures as Figures } from '#shared/api/held-articles.ts'
import { DataTable, type DataColumn } from '#ui/table/data-table.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { heldMessages as texts } from '../../held-texts.ts'
import { countText } from '../../model/figures.ts'
import * as styles from './held-articles.module.css'

const COLUMNS: readonly DataColumn<Figures>[] = [
  {
    key: 'check',
    title: texts.check,
    isRowHeader: true,
    render: ({ check }) => <span>{texts.checks[check]}</span>,
  },
  {
    key: 'decided',
    title: texts.decided,
    compare: (a, b) => a.decided - b.decided,
    render: ({ decided }) => <span>{countText(decided)}</span>,
  },
  {
    key: 'overruled',
    title: texts.overruled,
    compare: (a, b) => a.overruled - b.overruled,
    render: ({ overruled }) => <span>{countText(overruled)}</span>,
  },
  {
    key: 'verdict',
    title: texts.verdict,
    render: ({ isDoubtful }) => (
      <span className={isDoubtful ? styles.doubtful : undefined}>
        {isDoubtful ? texts.doubtful : texts.reliable}
      </span>
    ),
  },
]

/** How often people overruled each check. */
export const CheckFigures = ({ checks }: { checks: readonly Figures[] }) => (
  <div className={styles.figures}>
    <Heading as="h3">{texts.figures}</Heading>
    <p className={styles.none}>{checks.length === 0 ? texts.noFigures : texts.figuresHint}</p>
    {checks.length > 0 && (
      <DataTable
        label={texts.figures}
        rows={checks}
        columns={COLUMNS}
        rowKey={({ check }) => check}
      />
    )}
  </div>
)
