import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCases, type CaseFilter } from '../../api/cases.ts'
import { nextCase } from '../../model/next-case.ts'
import type { PreviewStatement } from '../../model/preview-statement.ts'
import { CaseList } from './case-list.tsx'
import { CaseView } from './case-view.tsx'
import * as styles from './cases.module.css'

const PARAMETER = 'fall'

/** No row has it: the list may show a decided case until it is read again. */
const DECIDED = 'decided'

interface CaseDeskProps {
  hasKeys: boolean
  /** How the member will read the statement. */
  preview: PreviewStatement
}

/** The queue of cases, or the one that the address names. */
export const CaseDesk = ({ hasKeys, preview }: CaseDeskProps) => {
  const [search, setSearch] = useSearchParams()
  const [filter, setFilter] = useState<CaseFilter>({})
  const [opened, setOpened] = useState<string | null>(null)
  const { cases = [] } = useCases(filter, { isPolled: false })
  const shown = search.get(PARAMETER)
  const show = (id: string | null) => {
    if (id !== null) setOpened(id)
    setSearch(id === null ? {} : { [PARAMETER]: id })
    if (id !== null) window.scrollTo({ top: 0 })
  }
  return (
    <div className={styles.desk}>
      {shown === null ? (
        <CaseList
          filter={filter}
          onFilter={setFilter}
          hasKeys={hasKeys}
          opened={opened}
          onOpen={show}
        />
      ) : (
        <CaseView
          key={shown}
          id={shown}
          hasKeys={hasKeys}
          preview={preview}
          onOpen={show}
          onBack={() => show(null)}
          onDecided={() => {
            setOpened(DECIDED)
            show(nextCase(cases, shown)?.id ?? null)
            window.scrollTo({ top: 0 })
          }}
        />
      )}
    </div>
  )
}
