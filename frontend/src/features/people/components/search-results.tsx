import { BadgeCheck } from 'lucide-react'
import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { messages } from '../texts.ts'
import * as styles from './user-search.module.css'

interface SearchResultsProps {
  id: string
  /** Undefined while they are being loaded. */
  people: readonly Author[] | undefined
  active: number
  onChoose: (person: Author) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

const Waiting = () => (
  <div aria-hidden="true">
    {['62%', '48%', '55%'].map((width) => (
      <span key={width} className={styles.person}>
        <Skeleton width={32} height={32} />
        <Skeleton width={width} height={18} />
      </span>
    ))}
  </div>
)

const Person = ({ person }: { person: Author }) => (
  <>
    <Avatar name={person.displayName} src={person.avatar} size="sm" />
    <span className={styles.names}>
      <span className={styles.name}>
        <bdi>{nameOrUnknown(person.displayName)}</bdi>
        {person.isVerified && (
          <BadgeCheck size={16} role="img" aria-label={messages.search.verified} />
        )}
      </span>
      <span className={styles.handle}>@{person.username}</span>
    </span>
  </>
)

export const SearchResults = ({ id, people, active, onChoose }: SearchResultsProps) => {
  return (
    <div className={styles.results}>
      {people === undefined && <Waiting />}
      {people?.length === 0 && <p className={styles.none}>{messages.search.none}</p>}
      <ul id={id} className={styles.rows} role="listbox" aria-label={messages.search.results}>
        {people?.map((person, index) => (
          <li
            key={person.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={classNames(styles.person, index === active && styles.activePerson)}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
          >
            <Person person={person} />
          </li>
        ))}
      </ul>
    </div>
  )
}
