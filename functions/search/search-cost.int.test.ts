import { expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { searchEverything } from '#shared/api/search.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { articleWordItems } from '../articles/article-word.items.ts'
import { listEntries } from '../bands/items/band-card.items.ts'
import { bandItem } from '../bands/items/index.ts'
import { listCopies } from '../concerts/effects/directory.items.ts'
import { concertKey } from '../concerts/items/index.ts'
import type { PostItem } from '../community/items/index.ts'
import { searchItems } from '../people/search/search.items.ts'
import { articleText } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { inDays } from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { putAll, storedPost } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { postWordItems } from './posts/post-word.items.ts'
import { handler } from './search-everything.ts'

const MAX_READ = 12
const OF_EACH = 60
const WORD = 'donnerwetter'
const many = <Item>(make: (number: number) => readonly Item[]): Item[] =>
  Array.from({ length: OF_EACH }, (_, number) => make(number)).flat()

/** As large as the limits allow. */
const longest = (limit: number): string => `${WORD} ${'ﷺ '.repeat(limit)}`.slice(0, limit)

const people = async (member: TestMember) => {
  const item = (await stored(memberKey(member.id))) as unknown as MemberItem
  return many(() =>
    searchItems({
      ...item,
      memberId: newId(),
      username: 'x'.repeat(LIMITS.username.max),
      displayName: longest(LIMITS.displayName),
      avatar: `/media/avatars/${'x'.repeat(30)}.webp`,
    }),
  )
}

const posts = (author: TestMember, bytes: number) =>
  many(() => {
    const post = storedPost(author, { content: longest(bytes) }).items[0] as PostItem
    return [post, ...postWordItems(post)]
  })

const concerts = () =>
  many((number) =>
    listCopies({
      ...concertKey(newId()),
      SK: 'CONCERT',
      entity: 'Concert',
      bandName: longest(LIMITS.concertName),
      venue: longest(LIMITS.concertName),
      city: longest(LIMITS.concertCity),
      date: inDays(number + 1),
      time: '20:00',
      genre: 'x'.repeat(LIMITS.bandGenre),
      price: 'x'.repeat(LIMITS.concertPrice),
      description: longest(LIMITS.concertDescription),
      status: 'available',
      sources: [],
      version: 1,
    }),
  )

const bands = () =>
  many(() =>
    listEntries(
      bandItem(newId(), {
        name: longest(LIMITS.bandName),
        genre: 'x'.repeat(LIMITS.bandGenre),
        country: 'x'.repeat(LIMITS.bandCountry),
        description: longest(LIMITS.bandDescription),
        website: `https://${'x'.repeat(1000)}`,
        version: 1,
        updatedAt: '2026-11-20T08:00:00.000Z',
      }),
      7,
    ),
  )

const articles = () =>
  many(() => articleWordItems(newId(), articleText({ title: longest(120), excerpt: longest(500) })))

it.runIf(unitsAreExact)(
  'costs at most twelve read units, also where all content is as long as the limits allow',
  async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    await putAll([
      ...(await people(author)),
      ...posts(author, LIMITS.postContent),
      ...bands(),
      ...concerts(),
      ...articles(),
    ])
    for (const query of [WORD, 'd', 'do', 'donner', `${WORD} ﷺ`]) {
      const { read } = await unitsOf(() =>
        call(handler, searchEverything, { token: viewer.token, query: { query } }),
      )
      expect(read, query).toBeLessThanOrEqual(MAX_READ)
    }
  },
)
