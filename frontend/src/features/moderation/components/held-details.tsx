import { Link } from 'react-router-dom'
import { messages } from '../texts.ts'
import type { Entry } from '../model/entries.ts'
import { ForeignLink } from './foreign-link.tsx'
import * as styles from './held-entry.module.css'

/** The links of an entry: its own link, the post of a comment, the sources of an article. */
export const HeldDetails = ({ entry }: { entry: Entry }) => (
  <>
    {entry.linkUrl !== null && (
      <p className={styles.link}>
        <ForeignLink url={entry.linkUrl} text={entry.linkUrl} />
      </p>
    )}
    {entry.under !== null && (
      <p>
        <Link to={`/#post-${entry.under}`}>{messages.toPost}</Link>
      </p>
    )}
    {entry.sources.length > 0 && (
      <details className={styles.sources}>
        <summary>
          {messages.sources} ({entry.sources.length})
        </summary>
        <ul>
          {entry.sources.map(({ url, name, title }) => (
            <li key={url + title}>
              {name}: <ForeignLink url={url} text={title} />
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
)
