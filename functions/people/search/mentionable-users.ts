import type { Author } from '#shared/api/members.ts'
import { mentionableUsers } from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { usernameKey } from '#shared/domain/username.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey, usernameKeyOf } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { get } from '#platform/table/index.ts'
import { readFollowingIds } from '../relations/relation.repository.ts'
import { findAuthors } from './find-authors.ts'

/** Keeps the call below six read units. */
const FOLLOWEES = 60

const readIdOf = async (username: string): Promise<string | undefined> =>
  (await get(usernameKeyOf(usernameKey(username))))?.memberId

/** A followee who hides from the search is found by the whole username. */
const readHidden = async (
  id: string | undefined,
  followees: ReadonlySet<string>,
  found: readonly Author[],
): Promise<Author[]> => {
  if (!id || !followees.has(id) || found.some((author) => author.id === id)) return []
  const member = await get(memberKey(id))
  return member ? [presentAuthor(authorOf(member))] : []
}

export const handler = endpoint(mentionableUsers, async ({ memberId, query, blocks }) => {
  const [found, ids, exact, blocked] = await Promise.all([
    findAuthors(query.searchQuery),
    readFollowingIds(memberId, undefined, FOLLOWEES),
    readIdOf(query.searchQuery),
    blocks(),
  ])
  const followees = new Set(ids)
  const all = [...(await readHidden(exact, followees, found)), ...found].filter(
    ({ id }) => id !== memberId && !blocked.has(id),
  )
  const rank = ({ id }: Author): number => (followees.has(id) ? 0 : 1)
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(0, LIMITS.searchResults)
})
