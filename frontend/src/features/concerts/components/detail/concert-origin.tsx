import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { Concert } from '#shared/api/concerts.ts'
import { nameOrUnknown } from '#spa/platform/name-or-unknown.ts'
import { messages as texts } from '../../detail-texts.ts'
import * as styles from './concert-view.module.css'

/** Who submitted the concert, and of how many submissions it consists. */
export const ConcertOrigin = ({ concert: { submittedBy, sourcesCount } }: { concert: Concert }) => (
  <p className={styles.origin}>
    {submittedBy.length > 0 && (
      <>
        {texts.submittedBy}{' '}
        {submittedBy.map(({ id, username, displayName }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link to={`/users/${username}`}>
              <bdi>{nameOrUnknown(displayName)}</bdi>
            </Link>
          </Fragment>
        ))}
        {' · '}
      </>
    )}
    {texts.sources(sourcesCount)}
  </p>
)
