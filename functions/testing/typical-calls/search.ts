import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { entriesOf } from '../../people/effects/directory.items.ts'
import { postWordItems } from '../../search/posts/post-word.items.ts'
import type { PostItem } from '../../community/items/index.ts'
import { listEntries as bandEntriesOf } from '../../bands/items/band-card.items.ts'
import { bandItem } from '../../bands/items/index.ts'
import { listCopies } from '../../concerts/effects/directory.items.ts'
import { concertKey, type ConcertItem } from '../../concerts/items/index.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { inDays } from '../concerts.ts'
import { storedArticle } from '../articles.ts'
import { aMember, block, type TestMember } from '../members.ts'
import { oneKilobytePost, putAll } from '../posts.ts'
import { stored } from '../stored.ts'
import type { TypicalCalls } from './typical-calls.ts'

const OF_EACH = 40
const WORD = 'Sturmvogel'
const AVATAR = `/media/avatars/${'x'.repeat(30)}.webp`

const people = async () => {
  const members = await Promise.all(
    Array.from({ length: OF_EACH }, () => aMember({ displayName: `${WORD} der Erste` })),
  )
  const items = await Promise.all(members.map(({ id }) => stored(memberKey(id))))
  return items.flatMap((item) => entriesOf({ ...(item as unknown as MemberItem), avatar: AVATAR }))
}

const postsOf = (author: TestMember) =>
  Array.from({ length: OF_EACH }, () => {
    const [text, counters] = oneKilobytePost(author).items as [PostItem, object]
    const post = { ...text, content: `${WORD} ${text.content.slice(WORD.length + 1)}` }
    return [post, counters, ...postWordItems(post)]
  }).flat()

const articles = () =>
  Array.from({ length: OF_EACH }, () => {
    const { items, words } = storedArticle({ title: `${WORD} kündigt ein neues Album an` })
    return [...items, ...words]
  }).flat()

const concert = (number: number): ConcertItem => ({
  ...concertKey(newId()),
  SK: 'CONCERT',
  entity: 'Concert',
  bandName: `${WORD} und die Nachtkrähen`,
  venue: 'Backstage Werk',
  city: 'München',
  country: 'Deutschland',
  date: inDays(number + 1),
  time: '20:00',
  genre: 'Black Metal',
  price: '25 Euro',
  description: 'x'.repeat(200),
  status: 'available',
  sources: [],
  version: 1,
})

const concerts = () =>
  Array.from({ length: OF_EACH }, (_, number) => listCopies(concert(number))).flat()

const bands = () =>
  Array.from({ length: OF_EACH }, (_, number) => {
    const values = { genre: 'Black Metal', country: 'Deutschland', description: 'x'.repeat(200) }
    const band = { name: `${WORD} ${number}`, ...values, version: 1, updatedAt: isoNow() }
    return bandEntriesOf(bandItem(newId(), band), 3)
  }).flat()

/** Forty of each kind that contain the typed word. */
export const calls: TypicalCalls = {
  ids: ['searchEverything'],
  prepare: async () => {
    const [viewer, author, enemy] = [await aMember(), await aMember(), await aMember()]
    await block(viewer, enemy)
    await putAll([
      ...(await people()),
      ...postsOf(author),
      ...articles(),
      ...concerts(),
      ...bands(),
    ])
    return { searchEverything: { token: viewer.token, query: { query: 'sturmvogel' } } }
  },
}
