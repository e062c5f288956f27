import { LIMITS } from '#shared/domain/limits.ts'
import {
  buildPool,
  changeOwnTaste,
  memberMark,
  withFollow,
} from '../../functions/community/suggestions/index.ts'
import { readFollowingIds } from '../../functions/people/relations/index.ts'
import type { Community } from './community.ts'
import { signIns } from './content/members.ts'

/** The pool, and the taste of the demo sign-ins: effects learn only from what happens while they run. */
export const writeSuggestions = async (people: Community['people']): Promise<void> => {
  await buildPool()
  for (const username of [signIns.member, signIns.admin]) {
    const { id } = people[username]
    const followed = await readFollowingIds(id, undefined, LIMITS.tasteFollows)
    await changeOwnTaste(id, (taste) =>
      followed.reduce((known, other) => withFollow(known, memberMark(other)), taste),
    )
  }
}
