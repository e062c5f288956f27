import { Link } from 'react-router-dom'
import { Button } from '#ui/controls/button.tsx'
import type { Setting } from '../model/find-settings.ts'
import { messages } from '../texts.ts'
import * as styles from './settings-results.module.css'
import { LoneLink } from '#ui/controls/lone-link.tsx'

const texts = messages.search

export interface Result extends Setting {
  /** The address, and the state that names its control. */
  readonly to: string
  readonly state: object
}

interface SettingsResultsProps {
  results: readonly Result[]
  onClear: () => void
}

const Nothing = ({ onClear }: Pick<SettingsResultsProps, 'onClear'>) => (
  <div className={styles.none}>
    <p>{texts.noneText}</p>
    <Button onClick={onClear}>{texts.all}</Button>
    <LoneLink to="/contact">{texts.contact}</LoneLink>
  </div>
)

/** What the search found; each entry leads to its control. */
export const SettingsResults = ({ results, onClear }: SettingsResultsProps) => (
  <div className={styles.root}>
    <p className={styles.count} role="status">
      {results.length === 0 ? texts.none : texts.found(results.length)}
    </p>
    {results.length === 0 ? (
      <Nothing onClear={onClear} />
    ) : (
      <ul className={styles.list} aria-label={texts.results}>
        {results.map(({ label, text, subject, to, state }) => (
          <li key={`${to} ${label}`}>
            <Link className={styles.link} to={to} state={state}>
              <strong>{label}</strong>
              {text !== '' && <span>{text}</span>}
              <span className={styles.subject}>{subject}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </div>
)
