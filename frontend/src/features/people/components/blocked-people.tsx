import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { listBlocked } from '#shared/api/people.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'
import { useUnblock } from '../api/block.ts'
import { messages } from '../texts.ts'
import { ListedPeople } from './listed-people.tsx'
import { PersonRow } from './person-row.tsx'

const texts = messages.blockedPeople

const BlockedPerson = ({ person }: { person: Author }) => {
  const unblock = useUnblock(person.id)
  return (
    <PersonRow person={person}>
      <Button
        aria-label={texts.unblock(nameOrUnknown(person.displayName))}
        busy={unblock.isPending}
        onClick={() => unblock.mutate()}
      >
        {messages.unblock}
      </Button>
    </PersonRow>
  )
}

const blockedQuery = pagesQuery(
  ['people', 'blocked'],
  ({ page, signal }) => callPage(listBlocked, { query: page, signal }),
  { refetchOnMount: 'always' },
)

/** The members that the viewer has blocked, each with a button to unblock. */
export const BlockedPeople = () => (
  <ListedPeople people={usePagedList(blockedQuery)} texts={texts}>
    {(person) => <BlockedPerson key={person.id} person={person} />}
  </ListedPeople>
)
