import { BadgeCheck } from 'lucide-react'
import type { Author } from '#shared/api/members.ts'
import { Avatar, nameOrUnknown } from '#ui/brand/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { messages } from '../texts.ts'

interface SearchResultsProps {
  id: string
  /** Undefined while they are on their way. */
  people: readonly Author[] | undefined
  active: number
  onChoose: (person: Author) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

const Waiting = () => (
  <div className="search-waiting" aria-hidden="true">
    {['62%', '48%', '55%'].map((width) => (
      <span key={width} className="search-person">
        <Skeleton width={32} height={32} />
        <Skeleton width={width} height={18} />
      </span>
    ))}
  </div>
)

const Person = ({ person }: { person: Author }) => (
  <>
    <Avatar name={person.displayName} src={person.avatar} size="sm" />
    <span className="search-person-who">
      <span className="search-person-name">
        <bdi>{nameOrUnknown(person.displayName)}</bdi>
        {person.isVerified && (
          <BadgeCheck size={16} role="img" aria-label={messages.search.verified} />
        )}
      </span>
      <span className="search-person-handle">@{person.username}</span>
    </span>
  </>
)

export const SearchResults = ({ id, people, active, onChoose }: SearchResultsProps) => (
  <div className="search-results">
    {people === undefined && <Waiting />}
    {people?.length === 0 && <p className="search-none">{messages.search.none}</p>}
    <ul id={id} role="listbox" aria-label={messages.search.results}>
      {people?.map((person, index) => (
        <li
          key={person.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={classNames('search-person', index === active && 'search-person-active')}
          // The focus stays in the field, where the typing goes on.
          onMouseDown={(event) => {
            event.preventDefault()
          }}
          onClick={() => {
            onChoose(person)
          }}
        >
          <Person person={person} />
        </li>
      ))}
    </ul>
  </div>
)
