import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#ui/controls/button.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { isForbidden } from '../api/is-forbidden.ts'
import { useAudit, useExportAudit, type AuditFilter } from '../api/audit.ts'
import { auditMessages as texts } from '../audit-texts.ts'
import { isoDay } from '../model/berlin-time.ts'
import { reportMessages } from '../report-texts.ts'
import { AUDIT_COLUMNS } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { PanelList } from './panel-list.tsx'
import * as styles from './audit-log.module.css'

const FORMATS = [
  ['csv', texts.exportCsv],
  ['json', texts.exportJson],
] as const

const ExportButtons = ({ filter }: { filter: AuditFilter }) => {
  const { mutate, isPending, variables } = useExportAudit(filter)
  return (
    <div className={styles.exports}>
      {FORMATS.map(([format, label]) => (
        <Button
          key={format}
          variant="ghost"
          busy={isPending && variables === format}
          onClick={() => mutate(format)}
        >
          <Download size={20} aria-hidden="true" />
          {label}
        </Button>
      ))}
      <p>{texts.exportHint}</p>
    </div>
  )
}

const Entries = ({ log }: { log: ReturnType<typeof useAudit> }) => {
  const { entries, error, retry, isFetching, more } = log
  return (
    <PanelList
      data={entries}
      error={error}
      failed={texts.loadFailed}
      retrying={isFetching}
      onRetry={retry}
    >
      {(list) => (
        <>
          {list.length === 0 ? (
            <p>{more.exist ? texts.noneYet : texts.none}</p>
          ) : (
            <DataTable
              label={texts.table}
              rows={list}
              columns={AUDIT_COLUMNS}
              rowKey={({ id }) => id}
            />
          )}
          {more.exist && (
            <Button variant="ghost" busy={more.isLoading} onClick={more.load}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </PanelList>
  )
}

/** The audit log with its filters; members without the role see that they have no access. */
export const AuditLog = () => {
  const [filter, setFilter] = useState<AuditFilter>({})
  const [today] = useState(() => isoDay(new Date()))
  const log = useAudit(filter)
  if (isForbidden(log.error)) return <NoAccess text={texts.noAccess} />
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Link className={styles.back} to="/admin">
          <ArrowLeft size={20} aria-hidden="true" />
          {reportMessages.back}
        </Link>
        <Heading as="h1">{texts.title}</Heading>
        <p>{texts.intro}</p>
      </header>
      <Card className={styles.section}>
        <AuditFilters today={today} onApply={setFilter} />
        <ExportButtons filter={filter} />
      </Card>
      <Card className={styles.section}>
        <Entries log={log} />
      </Card>
    </div>
  )
}
