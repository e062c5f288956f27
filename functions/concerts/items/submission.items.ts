import { CONCERT_BADGES, type BadgeType } from '#shared/domain/badges.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { absent, put, type Key, type Write } from '#platform/table/index.ts'

/** The answer to a request with an Idempotency-Key. */
export interface RememberedAnswer {
  readonly key: string
  /** Of what was submitted. */
  readonly hash: string
  readonly id: string
  readonly isNew: boolean
  readonly badgeAwarded: boolean
}

/** How many submissions of a member were accepted. */
export interface SubmissionsItem {
  readonly PK: string
  readonly SK: 'SUBMISSIONS'
  readonly count: number
  /** The highest count so far: a badge that it earned is not earned again. */
  readonly best: number
  /** The latest; here, because an item of its own would be a further write of each submission. */
  readonly answers?: readonly RememberedAnswer[] | undefined
  readonly version: number
}

const MAX_ANSWERS = 4

export const submissionsKey = (memberId: string): Key<SubmissionsItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'SUBMISSIONS',
})

interface Counting {
  readonly memberId: string
  readonly seen: SubmissionsItem | undefined
  readonly add: number
  /** Null when the caller sent no key. */
  readonly answer: Omit<RememberedAnswer, 'badgeAwarded'> | null
}

interface Counted {
  readonly write: Write<SubmissionsItem>
  /** Those that the new count earns. */
  readonly badges: readonly BadgeType[]
}

const NONE = { count: 0, best: 0, version: 0, answers: undefined }

/** Fails when the number changed since it was read, so each badge is earned by one submission. */
export const countSubmissions = ({ memberId, seen, add, answer }: Counting): Counted => {
  const { count: former, best, version, answers = [] } = seen ?? NONE
  const count = Math.max(0, former + add)
  const badges = CONCERT_BADGES.flatMap(([badge, threshold]) =>
    best < threshold && threshold <= count ? [badge] : [],
  )
  const remembered = answer ? [{ ...answer, badgeAwarded: badges.length > 0 }] : []
  const item: SubmissionsItem = {
    ...submissionsKey(memberId),
    SK: 'SUBMISSIONS',
    count,
    best: Math.max(best, count),
    answers: [...remembered, ...answers].slice(0, MAX_ANSWERS),
    version: version + 1,
  }
  return { badges, write: put(item, seen ? { version } : absent) }
}
