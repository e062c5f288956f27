import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Switch } from '#ui/controls/switch.tsx'
import { useCases, type CaseFilter } from '../../api/cases.ts'
import { caseTexts as texts } from '../../case-texts.ts'
import { hasCaseKeys, storeCaseKeys } from '../../model/case-keys.ts'
import { nextCase } from '../../model/next-case.ts'
import type { PreviewStatement } from '../../model/preview-statement.ts'
import { CaseList } from './case-list.tsx'
import { CaseView } from './case-view.tsx'
import * as styles from './cases.module.css'

const PARAMETER = 'fall'

/** No row has it: the list may show a decided case until it is read again. */
const DECIDED = 'decided'

interface KeysProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const Keys = ({ isOn, onChange }: KeysProps) => (
  <details className={styles.keys}>
    <summary>{texts.keys.title}</summary>
    <Switch
      label={texts.keys.title}
      hint={texts.keys.hint}
      checked={isOn}
      onChange={({ target }) => {
        onChange(target.checked)
      }}
    />
    <dl>
      {texts.keys.list.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)

interface CaseDeskProps {
  /** How the member will read the statement. */
  preview: PreviewStatement
}

/** The queue of cases, or the one that the address names. */
export const CaseDesk = ({ preview }: CaseDeskProps) => {
  const [search, setSearch] = useSearchParams()
  const [filter, setFilter] = useState<CaseFilter>({})
  const [isOn, setOn] = useState(hasCaseKeys)
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
          hasKeys={isOn}
          opened={opened}
          onOpen={show}
        />
      ) : (
        <CaseView
          key={shown}
          id={shown}
          hasKeys={isOn}
          preview={preview}
          onOpen={show}
          onBack={() => {
            show(null)
          }}
          onDecided={() => {
            setOpened(DECIDED)
            show(nextCase(cases, shown)?.id ?? null)
            window.scrollTo({ top: 0 })
          }}
        />
      )}
      <Keys
        isOn={isOn}
        onChange={(next) => {
          setOn(next)
          storeCaseKeys(next)
        }}
      />
    </div>
  )
}
