import { useState } from 'react'
import type { SuggestedUser } from '#shared/api/people.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { TitledList } from '#ui/surfaces/titled-list.tsx'
import { useToggleFollow } from '../api/follow.ts'
import { useKnownRelationship } from '../api/relationship.ts'
import { useSuggestions } from '../api/suggestions.ts'
import { messages } from '../texts.ts'
import { FollowButton } from './follow-button.tsx'
import { PersonRow } from './person-row.tsx'

const MAX_PEOPLE = 3

const Row = ({ person }: { person: SuggestedUser }) => {
  const isFollowing = useKnownRelationship(person.id)?.isFollowing ?? false
  const toggleFollow = useToggleFollow(person.id)
  return (
    <PersonRow person={person}>
      <FollowButton
        isQuiet
        isFollowing={isFollowing}
        name={nameOrUnknown(person.displayName)}
        onToggle={(wanted) => toggleFollow(isFollowing, wanted)}
      />
    </PersonRow>
  )
}

/** The first members to follow; a followed one stays in its place. Renders nothing when there are none. */
export const PeopleToFollow = () => {
  const { people, isPending } = useSuggestions()
  const [first, setFirst] = useState<readonly SuggestedUser[]>()
  if (!isPending && !first) setFirst(people.slice(0, MAX_PEOPLE))
  if (!first || first.length === 0) return null
  return (
    <TitledList title={messages.toFollow}>
      {first.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </TitledList>
  )
}
