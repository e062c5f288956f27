import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CaseCard } from '#shared/api/cases.ts'
import { REPORTED_KINDS } from '#shared/domain/reports.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { isFocusLost } from '#ui/focus/lost-focus.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useCases, type CaseFilter } from '../../api/cases.ts'
import { caseTexts as texts } from '../../case-texts.ts'
import { CaseRow } from './case-row.tsx'
import { focusNeighbour, useCaseKeys } from './use-case-keys.ts'
import * as styles from './cases.module.css'

const KIND_OPTIONS = [
  { value: '', label: texts.allKinds },
  ...REPORTED_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
]

interface FiltersProps {
  filter: CaseFilter
  onFilter: (filter: CaseFilter) => void
}

const Filters = ({ filter, onFilter }: FiltersProps) => (
  <div className={styles.filters}>
    <SelectField
      label={texts.kind}
      hideLabel
      options={KIND_OPTIONS}
      value={filter.kind ?? ''}
      onChange={({ target }) => {
        const { kind: _, ...rest } = filter
        const kind = REPORTED_KINDS.find((one) => one === target.value)
        onFilter({ ...rest, ...(kind && { kind }) })
      }}
    />
    <Switch
      label={texts.mine}
      checked={filter.mine !== undefined}
      onChange={({ target }) => {
        const { mine: _, ...rest } = filter
        onFilter(target.checked ? { ...rest, mine: 'true' } : rest)
      }}
    />
  </div>
)

/** The focus moves with j and k, and returns to the case that was open, or to the list when the case left it. */
const useRowFocus = (isOn: boolean, opened: string | null) => {
  const list = useRef<HTMLOListElement>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
  useCaseKeys(isOn, (action) => focusNeighbour(rows(), action))
  useEffect(() => {
    if (opened === null || !isFocusLost()) return
    const row = list.current?.querySelector<HTMLElement>(`[data-case="${opened}"]`)
    if (row) row.focus()
    else list.current?.focus({ preventScroll: true })
  }, [opened])
  return list
}

interface RowsProps {
  list: ReturnType<typeof useCases>
  isFiltered: boolean
  hasKeys: boolean
  opened: string | null
  onOpen: (id: string) => void
}

const Empty = ({ isFiltered }: Pick<RowsProps, 'isFiltered'>) => (
  <Card>
    <EmptyState
      title={texts.empty}
      text={isFiltered ? texts.emptyPage : texts.emptyText}
      icon={<ShieldCheck size={56} strokeWidth={1.5} aria-hidden="true" />}
    />
  </Card>
)

const Rows = ({ list, isFiltered, hasKeys, opened, onOpen }: RowsProps) => {
  const { cases, error, isFetching, retry, more } = list
  const ref = useRowFocus(hasKeys, opened)
  const failed = !cases && error !== null
  return (
    <>
      {!cases && !failed && <Loading label={texts.loading} />}
      {failed && (
        <ErrorState
          title={texts.loadFailed}
          text={error.message}
          onRetry={retry}
          retrying={isFetching}
        />
      )}
      {cases?.length === 0 && <Empty isFiltered={isFiltered} />}
      <ol ref={ref} className={styles.rows} aria-label={texts.list} tabIndex={-1}>
        {cases?.map((card: CaseCard) => (
          <CaseRow key={card.id} card={card} onOpen={() => onOpen(card.id)} />
        ))}
      </ol>
      {more.exist && (
        <Button busy={more.isLoading} onClick={more.load}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

interface CaseListProps extends FiltersProps, Pick<RowsProps, 'hasKeys' | 'opened' | 'onOpen'> {}

/** Open cases, urgent ones first, then the oldest. */
export const CaseList = ({ filter, onFilter, ...rows }: CaseListProps) => {
  const isFiltered = filter.kind !== undefined || filter.mine !== undefined
  const list = useCases(filter, { isPolled: isFiltered })
  return (
    <div className={styles.list}>
      <Filters filter={filter} onFilter={onFilter} />
      <Rows list={list} isFiltered={isFiltered} {...rows} />
    </div>
  )
}
