import { Link } from 'react-router-dom'
import { queryOf, VIEWS, type ConcertFilter } from '../model/filter.ts'
import { messages } from '../texts.ts'
import * as styles from './view-links.module.css'

/** The views of the calendar, each with an address of its own. Search and city stay. */
export const ViewLinks = ({ filter }: { filter: ConcertFilter }) => (
  <nav aria-label={messages.views}>
    <ul className={styles.root}>
      {VIEWS.map((view) => (
        <li key={view}>
          <Link
            className={styles.link}
            to={{
              pathname: '/concerts',
              search: queryOf({ ...filter, view, page: 1, day: '', month: '' }),
            }}
            preventScrollReset
            aria-current={view === filter.view ? 'page' : undefined}
          >
            {messages.viewNames[view]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
