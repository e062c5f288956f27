import { Link } from 'react-router-dom'
import { viewOf, type ConcertFilter, type View } from '../model/filter.ts'
import { messages } from '../texts.ts'
import * as styles from './view-links.module.css'

const MAIN: readonly View[] = ['grid', 'month']

/** The switch between list and month, each with an address of its own. One opened from the menu is beside them. */
export const ViewLinks = ({ filter }: { filter: ConcertFilter }) => (
  <nav aria-label={messages.views}>
    <ul className={styles.root}>
      {[...new Set([...MAIN, filter.view])].map((view) => (
        <li key={view}>
          <Link
            className={styles.link}
            to={{ pathname: '/concerts', search: viewOf(filter, view) }}
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
