import { messages } from '../texts.ts'
import * as styles from './settings-contents.module.css'

interface SettingsContentsProps {
  sections: readonly { id: string; title: string }[]
}

/** Links to the sections of the page. */
export const SettingsContents = ({ sections }: SettingsContentsProps) => (
  <nav className={styles.root} aria-label={messages.contents}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)
