import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SearchField } from '#spa/platform/search-field.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import * as styles from './settings-index.module.css'

const texts = messages.search

export interface IndexEntry {
  readonly path: keyof typeof messages.subjects
  readonly icon: LucideIcon
}

/** The state of an address that the index led to: going back leads to the index as it was left. */
export const FROM_INDEX = { fromIndex: true } as const

export const indexLinkId = (path: string): string => `thema-${path}`

interface SettingsIndexProps {
  query: string
  onQuery: (query: string) => void
  /** Enter was pressed. */
  onSubmit: () => void
  headingId: string
  subjects: readonly IndexEntry[]
  /** The subject on the screen. */
  shown: string | undefined
  /** What the search found, in the place of the subjects. */
  results?: ReactNode
}

/** The subjects of the settings, and the search over all of them. */
export const SettingsIndex = (props: SettingsIndexProps) => {
  const { query, onQuery, onSubmit, headingId, subjects, shown, results } = props
  return (
    <div className={styles.root}>
      <Heading as="h1" id={headingId} tabIndex={-1}>
        {messages.title}
      </Heading>
      <SearchField
        label={texts.label}
        placeholder={texts.placeholder}
        clearLabel={texts.clear}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onClear={() => onQuery('')}
        onEnter={onSubmit}
      />
      {results ?? (
        <nav aria-label={messages.subjectsLabel}>
          <ul className={styles.list}>
            {subjects.map(({ path, icon: Icon }) => (
              <li key={path}>
                <Link
                  id={indexLinkId(path)}
                  className={styles.link}
                  to={`/settings/${path}`}
                  state={FROM_INDEX}
                  aria-current={path === shown ? 'page' : undefined}
                >
                  <Icon className={styles.icon} size={22} aria-hidden="true" />
                  <span className={styles.text}>
                    <strong>{messages.subjects[path].title}</strong>
                    <span className={styles.hint}>{messages.subjects[path].text}</span>
                  </span>
                  <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
