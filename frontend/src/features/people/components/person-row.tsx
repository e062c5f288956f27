import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import * as styles from './person-row.module.css'

interface PersonRowProps {
  person: Author
  /** Makes the name a link to the profile; called when it is followed. */
  onLeave?: () => void
  /** A button for this person. */
  children?: ReactNode
}

/** One member in a list of people. */
export const PersonRow = ({ person, onLeave, children }: PersonRowProps) => {
  const names = (
    <>
      <bdi>{nameOrUnknown(person.displayName)}</bdi>
      <span>@{person.username}</span>
    </>
  )
  return (
    <li className={styles.person}>
      <Avatar name={person.displayName} src={person.avatar} />
      {onLeave ? (
        <Link className={styles.names} to={`/users/${person.username}`} onClick={onLeave}>
          {names}
        </Link>
      ) : (
        <div className={styles.names}>{names}</div>
      )}
      {children}
    </li>
  )
}
