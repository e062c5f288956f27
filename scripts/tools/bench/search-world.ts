import { listEntries as bandEntriesOf } from '#functions/bands/items/band-card.items.ts'
import { bandItem } from '#functions/bands/items/index.ts'
import { articleWordItems } from '#functions/articles/article-word.items.ts'
import { listCopies } from '#functions/concerts/effects/directory.items.ts'
import { concertKey } from '#functions/concerts/items/index.ts'
import type { PostItem } from '#functions/community/items/index.ts'
import { searchItems } from '#functions/people/search/search.items.ts'
import { postWordItems } from '#functions/search/posts/post-word.items.ts'
import { handler } from '#functions/search/search-everything.ts'
import { searchEverything } from '#shared/api/search.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Stored } from '#platform/table/index.ts'
import { articleText } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { storedPost } from '#testing/posts.ts'
import { unitsOf } from '#testing/units.ts'
import { writeItems } from './write-items.ts'

/** From the first key on, whole words, umlauts in two spellings, two words, and nothing found. */
const QUERIES = ['s', 'st', 'stu', 'sturm', 'krähe', 'kraehe', 'sturm kra', 'xyzzy']

const STEMS = ['s', 'st', 'stu', 'sturm', 'kra', 'krah', 'krahe', 'xyz', 'xyzzy']
/** Entries elsewhere do not concern the queries, whose ranges are in these partitions. */
const QUERIED = new Set(
  STEMS.flatMap((stem) => [
    `SEARCH#${stem}`,
    `BAND_NAME#${stem}`,
    `POST_WORD#${stem}`,
    `CONCERT_WORD#${stem}`,
    `ARTICLE_WORD#${stem}`,
  ]).concat('SEARCH#k', 'BAND_NAME#k'),
)

const ONSETS = 'b br d dr f fr g gr h k kl kr l m n r s sch st t v w'.split(' ')
const VOWELS = 'a e i o u ä ö ü'.split(' ')
const CODAS = 'ch g l m n r rm ss'.split(' ')
/** Words that the queries look for, one in a hundred each. */
const SOUGHT = ['Sturm', 'Krähe']
const SOUGHT_SHARE = 0.02
const PLACES = ['Berlin', 'Leipzig', 'Stuttgart', 'Köln', 'Wien', 'Kassel', 'Zürich', 'Straubing']

/** The same numbers in every run (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const random = randomFrom(14)
const oneOf = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
const number = (): string => Math.floor(random() * 9000).toString(36)
const syllable = (): string => oneOf(ONSETS) + oneOf(VOWELS) + oneOf(CODAS)
const word = (): string =>
  random() < SOUGHT_SHARE ? oneOf(SOUGHT) + syllable() : syllable() + syllable()
const words = (count: number): string => Array.from({ length: count }, word).join(' ')

const person = (): Stored[] => {
  const memberId = newId()
  const username = `${word()}_${number()}`.slice(0, 30)
  const names = { username, displayName: words(2), isVerified: false }
  const rest = { entity: 'Member', role: 'member', onboardingCompleted: true, version: 1 } as const
  const createdAt = new Date().toISOString()
  return searchItems({ ...memberKey(memberId), memberId, ...names, ...rest, createdAt })
}

const posts = (author: TestMember) => (): Stored[] => {
  const [post] = storedPost(author, { content: words(12) }).items as [PostItem]
  const entries = postWordItems(post).filter(({ PK }) => QUERIED.has(PK))
  return entries.length === 0 ? [] : [post, ...entries]
}

const band = (): Stored[] =>
  bandEntriesOf(
    bandItem(newId(), {
      name: words(2),
      genre: 'Black Metal',
      country: 'Deutschland',
      description: words(20),
      version: 1,
      updatedAt: new Date().toISOString(),
    }),
    3,
  )

const today = new Date().toISOString().slice(0, 10)

const concert = (): Stored[] =>
  listCopies({
    ...concertKey(newId()),
    SK: 'CONCERT',
    entity: 'Concert',
    bandName: words(2),
    venue: words(2),
    city: oneOf(PLACES),
    country: 'Deutschland',
    date: addDays(today, Math.floor(random() * 700)),
    time: '20:00',
    description: words(12),
    status: 'available',
    sources: [],
    version: 1,
  })

const article = (): Stored[] =>
  articleWordItems(newId(), articleText({ title: words(5), excerpt: words(12), bands: [words(1)] }))

const AT_ONCE = 1000

const write = async (count: number, make: () => Stored[]): Promise<number> => {
  let written = 0
  for (let made = 0; made < count; made += AT_ONCE) {
    const items = Array.from({ length: AT_ONCE }, make)
      .flat()
      .filter(({ PK }) => QUERIED.has(PK) || PK === 'FEED')
    written += items.length
    await writeItems(items)
  }
  return written
}

/** The entries of so many people, posts, bands, concerts and articles. Returns how many were written. */
export const fillSearch = async (count: number): Promise<number> => {
  const author = await aMember()
  let written = 0
  for (const make of [person, posts(author), band, concert, article])
    written += await write(count, make)
  return written
}

export interface Searched {
  readonly query: string
  /** Of each request, ascending. */
  readonly times: readonly number[]
  readonly read: number
  readonly found: number
}

const count = (answer: object): number =>
  Object.values(answer as Record<string, readonly unknown[]>).reduce(
    (sum, group) => sum + group.length,
    0,
  )

/** Sends each query so often, one after the other. */
export const searchAll = async (times: number): Promise<readonly Searched[]> => {
  const results: Searched[] = []
  for (const query of QUERIES) {
    const [viewer, enemy] = [await aMember(), await aMember()]
    await block(viewer, enemy)
    const options = { token: viewer.token, query: { query } }
    const took: number[] = []
    let found = 0
    for (let sent = 0; sent < times; sent++) {
      const start = performance.now()
      const { status, json } = await call(handler, searchEverything, options)
      took.push(performance.now() - start)
      if (status !== 200) throw new Error(`The search for ${query} answered ${String(status)}`)
      found = count(json)
    }
    const { read } = await unitsOf(() => call(handler, searchEverything, options))
    results.push({ query, times: took.toSorted((a, b) => a - b), read, found })
  }
  return results
}
