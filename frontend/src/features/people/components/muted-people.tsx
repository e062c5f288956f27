import { listMuted } from '#shared/api/mutes.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { MUTED_MEMBERS_KEY, useMute } from '#spa/entities/member/mute.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import { ListedPeople } from './listed-people.tsx'
import { PersonRow } from './person-row.tsx'

const texts = messages.mutedPeople

const mutedQuery = pagesQuery(
  MUTED_MEMBERS_KEY,
  ({ page, signal }) => callPage(listMuted, { query: page, signal }),
  { refetchOnMount: 'always' },
)

/** The members that the viewer muted, each with a button to take it back. */
export const MutedPeople = () => {
  const people = usePagedList(mutedQuery)
  const mute = useMute()
  return (
    <ListedPeople people={people} texts={texts}>
      {(person) => (
        <PersonRow key={person.id} person={person}>
          <Button
            aria-label={texts.unmuteNamed(person.displayName)}
            onClick={() => mute(person, false)}
          >
            {texts.unmute}
          </Button>
        </PersonRow>
      )}
    </ListedPeople>
  )
}
