import { ChevronLeft, ChevronRight } from 'lucide-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type WallMember, wallOfHorns } from '#shared/api/wall.ts'
import { requestProfile } from '#spa/entities/member/profile-request.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'
import { usePaging } from '#spa/platform/use-paging.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useBlockedMembers } from '#spa/entities/member/hidden-members.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { WallCard } from './wall-card.tsx'
import { WallFrame, WallLoading } from './wall-frame.tsx'
import * as styles from './wall-of-horns.module.css'

/** With more members the row gets arrows (docs/product/wall-of-horns.md#display). */
const ARROWS_ABOVE = 3

interface WallProps {
  /** The viewer's own card opens no profile. */
  ownId: string
}

const Place = ({ member, ownId }: { member: WallMember } & WallProps) =>
  member.id === ownId ? (
    <WallCard member={member} isOwn />
  ) : (
    <button type="button" className={styles.open} onClick={() => requestProfile(member)}>
      <WallCard member={member} />
    </button>
  )

const Arrows = ({ atStart, atEnd, page }: Omit<ReturnType<typeof usePaging>, 'row'>) => (
  <>
    <IconButton label={messages.previous} aria-disabled={atStart} onClick={() => page(-1)}>
      <ChevronLeft aria-hidden="true" />
    </IconButton>
    <IconButton label={messages.next} aria-disabled={atEnd} onClick={() => page(1)}>
      <ChevronRight aria-hidden="true" />
    </IconButton>
  </>
)

const Row = ({ members, ownId }: { members: readonly WallMember[] } & WallProps) => {
  const { row, ...paging } = usePaging(members.length, members[0]?.id)
  return (
    <WallFrame arrows={members.length > ARROWS_ABOVE && <Arrows {...paging} />}>
      <ul ref={row} className={styles.row}>
        {members.map((member) => (
          <li key={member.id} className={styles.place}>
            <Place member={member} ownId={ownId} />
          </li>
        ))}
      </ul>
    </WallFrame>
  )
}

const wallOptions = () =>
  queryOptions({
    queryKey: ['wall-of-horns'],
    queryFn: ({ signal }) => nullWhenRefused(call(wallOfHorns, { signal })),
    refetchOnMount: 'always',
  })

const useWall = () => {
  const { data, isError, refetch } = useQuery(wallOptions())
  const hidden = useBlockedMembers()
  usePoll(POLLS.wall, () => refetch(), { restingMs: RESTING.wall })
  return {
    members: useMemo(() => data?.filter(({ id }) => !hidden.has(id)), [data, hidden]),
    hasFailed: isError && !data,
  }
}

/** The members who joined within the last day, each with their first shout. */
export const WallOfHorns = ({ ownId }: WallProps) => {
  const { members, hasFailed } = useWall()
  if (hasFailed) return <WallFrame>{messages.failed}</WallFrame>
  if (!members) return <WallLoading />
  if (members.length === 0) return <WallFrame>{messages.empty}</WallFrame>
  return <Row members={members} ownId={ownId} />
}
