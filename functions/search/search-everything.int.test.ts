import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { searchEverything, type Found } from '#shared/api/search.ts'
import { transact } from '#platform/table/index.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { muteMember } from '#shared/api/mutes.ts'
import { handler as indexArticle } from '../articles/effects/index-article.ts'
import { articleKey } from '../articles/article.items.ts'
import { publishArticle, removeArticle } from '../articles/index.ts'
import { searchItems } from '../people/search/search.items.ts'
import { postKey, type PostItem } from '../community/items/index.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { articleText } from '#testing/articles.ts'
import { storedBand } from '#testing/bands.ts'
import { aConcert, inDays } from '#testing/concerts.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { handler as indexPost } from './effects/index-post.ts'
import { postWordItems } from './posts/post-word.items.ts'
import { handler } from './search-everything.ts'

let viewer: TestMember

beforeEach(async () => {
  viewer = await aMember()
})

const letters = (): string =>
  randomUUID()
    .replaceAll(/[\d-]/g, (digit) => 'ghijklmnopq'.charAt(Number(digit) || 10))
    .slice(0, 12)

/** A word that no other test uses. */
const aWord = (): string => `w${letters()}`

const ask = (query: string, { token }: Pick<TestMember, 'token'> = viewer) =>
  call(handler, searchEverything, { token, query: { query } })

const find = async (query: string): Promise<Found> => {
  const answer = await ask(query)
  expect(answer.status).toBe(200)
  return answer.json
}

const aFindable = async (username: string, displayName: string): Promise<TestMember> => {
  const member = await aMember({ username, displayName })
  await putAll(searchItems((await stored(memberKey(member.id))) as unknown as MemberItem))
  return member
}

const deliverPost = deliverTo('index-post', indexPost)

const anIndexed = async (text: Partial<PostItem>, author: TestMember = viewer): Promise<string> => {
  const id = await aPost(author, text)
  await deliverPost(changeRecord(null, await stored(postKey(id))))
  return id
}

const postIds = async (query: string): Promise<string[]> =>
  (await find(query)).posts.map(({ id }) => id)

describe('people', () => {
  it('are found from the first letter of any word of their names on, in every spelling', async () => {
    const end = aWord()
    const { id } = await aFindable(`kraehe_${end}`, 'Nebelkrähe vom Moor')
    for (const typed of [end, `KRÄHE ${end}`, `krahe ${end}`])
      expect((await find(typed)).people.map((person) => person.id)).toEqual([id])
    expect((await find('x')).people.length).toBeLessThanOrEqual(LIMITS.foundPerGroup)
  })
})

describe('posts', () => {
  it('are found by the beginning of any word of title, text and description, in every spelling', async () => {
    const word = aWord()
    const id = await anIndexed({
      title: `${word} Ölgötze`,
      content: 'Schädelmeister\n\n',
      mediaAlt: 'Bühne',
    })
    for (const typed of ['ölg', 'OELGOETZE', 'olgotze', 'schaed', 'buehne'])
      expect(await postIds(`${typed} ${word}`)).toEqual([id])
    expect((await find(word)).posts).toEqual([
      {
        id,
        user: expect.objectContaining({ id: viewer.id }) as object,
        title: `${word} Ölgötze`,
        excerpt: 'Schädelmeister',
        createdAt: expect.any(String) as string,
      },
    ])
  })

  it('come with exactly the typed word first, the newest of these first', async () => {
    const word = aWord()
    const longer = await anIndexed({ content: `${word}er` })
    const older = await anIndexed({ content: word })
    const newer = await anIndexed({ content: `Nochmal ${word}` })
    expect(await postIds(word)).toEqual([newer, older, longer])
  })

  it('must contain all typed words', async () => {
    const [one, other] = [aWord(), aWord()]
    await anIndexed({ content: one })
    const both = await anIndexed({ content: `${other} und ${one}` })
    expect(await postIds(`${one} ${other.slice(0, 5)}`)).toEqual([both])
  })

  it('are at most five, each once', async () => {
    const word = aWord()
    for (let number = 0; number < 7; number++)
      await anIndexed({ content: `${word} ${word}a ${word}b` })
    const ids = await postIds(word)
    expect(ids).toHaveLength(LIMITS.foundPerGroup)
    expect(new Set(ids).size).toBe(LIMITS.foundPerGroup)
  })

  it('of blocked, blocking and muted members are not found', async () => {
    const word = aWord()
    const [blocked, blocking, muted] = [await aMember(), await aMember(), await aMember()]
    for (const author of [blocked, blocking, muted]) await anIndexed({ content: word }, author)
    expect(await postIds(word)).toHaveLength(3)
    await block(viewer, blocked)
    await block(blocking, viewer)
    await call(await handlerOf('muteMember'), muteMember, {
      token: viewer.token,
      params: { id: muted.id },
      body: { muted: true },
    })
    expect(await postIds(word)).toEqual([])
  })

  it.each([
    ['held', { status: 'held' }],
    ['removed', { status: 'removed', statusReason: 'Spam' }],
    ['edited', { content: 'Ganz was anderes.' }],
  ] as const)(
    'that were %s are not found, also before their entries are removed',
    async (_, text) => {
      const word = aWord()
      const id = await anIndexed({ content: word })
      expect(await postIds(word)).toEqual([id])
      await putAll([{ ...((await stored(postKey(id))) as unknown as PostItem), ...text }])
      expect(await postIds(word)).toEqual([])
    },
  )

  it('of one common word, or of signs only, are not found', async () => {
    await anIndexed({ content: 'und 🤘' })
    for (const typed of ['und', '🤘', '#', '~', 'POST_WORD#und'])
      expect(await postIds(typed)).toEqual([])
  })
})

describe('bands', () => {
  it.each([
    ['Motörhead', ['m', 'motör', 'MOTOER', 'motorhead']],
    ['Gråvind Över', ['gravind ov', 'over', 'OEVER']],
    ['AC/DC Nord', ['acdc', 'ac dc n', 'nord']],
  ])('called %s are found by %j', async (name, texts) => {
    const id = await storedBand({ name, city: 'Kiel', formedYear: 1998 })
    for (const typed of texts.filter((text) => text.length > 1))
      expect((await find(typed)).bands).toContainEqual({
        id,
        name,
        genre: 'Doom Metal',
        country: 'Deutschland',
        city: 'Kiel',
        formedYear: 1998,
      })
    expect((await find(texts[0] ?? '')).bands.length).toBeGreaterThan(0)
  })

  it('without letters are found by their signs', async () => {
    const id = await storedBand({ name: '†††' })
    expect((await find('††')).bands.map((band) => band.id)).toEqual([id])
  })

  it('are listed once where two words begin alike, and at most five', async () => {
    const word = aWord()
    for (let number = 0; number < 7; number++)
      await storedBand({ name: `${word}${number} ${word}` })
    const { bands } = await find(word)
    expect(bands).toHaveLength(LIMITS.foundPerGroup)
    expect(new Set(bands.map(({ id }) => id)).size).toBe(LIMITS.foundPerGroup)
  })

  it('without a genre, held or archived are not found', async () => {
    const word = aWord()
    await storedBand({ name: `${word} eins`, genre: 'unbestimmt' })
    await storedBand({ name: `${word} zwei`, status: 'held' })
    await storedBand({ name: `${word} drei`, archivedAt: '2026-01-01T00:00:00.000Z' })
    expect((await find(word)).bands).toEqual([])
  })
})

describe('concerts', () => {
  it('are found by words of band, venue and city from today on, the next first', async () => {
    const word = aWord()
    const day = { day: inDays(20) }
    const later = await aConcert(viewer, { bandName: `${word} Ödnis`, ...day })
    const next = await aConcert(viewer, { bandName: `${word} Ödnis`, day: inDays(2) })
    for (const typed of [word, `oednis ${word}`, `${word} back`, `munch ${word}`])
      expect((await find(typed)).concerts.map(({ id }) => id)).toEqual([next, later])
    expect((await find(word)).concerts[0]).toEqual({
      id: next,
      bandName: `${word} Ödnis`,
      date: inDays(2),
      time: '20:00',
      venue: 'Backstage Werk',
      city: 'München',
      status: 'available',
    })
  })

  it('are found by the third word of a city, and by two letters', async () => {
    const word = aWord()
    const city = `Frankfurt am Main`
    const id = await aConcert(viewer, { bandName: `${word} Xqödnis`, city, day: inDays(2) })
    for (const typed of [`main ${word}`, `${word} ma`, 'xq', 'XQ ma'])
      expect([typed, (await find(typed)).concerts.map((one) => one.id)]).toEqual([typed, [id]])
  })

  it('of the past are not found', async () => {
    const word = aWord()
    await aConcert(viewer, { bandName: word, day: inDays(3) })
    const days = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${inDays(5)}T12:00:00Z`))
    const found = (await find(word)).concerts
    days.mockRestore()
    expect(found).toEqual([])
  })
})

describe('articles', () => {
  it('are found by their words, with their title, until they are removed', async () => {
    const [id, word] = [newId(), aWord()]
    const text = articleText({ title: `Kürschner ${word}`, bands: [word] })
    const publish = () => transact(publishArticle(id, text))
    const appeared = await changeBy(articleKey(id), publish)
    if (appeared) await deliverTo('index-article', indexArticle)(appeared)
    const found = {
      id,
      title: text.title,
      category: text.category,
      publishedAt: expect.any(String) as string,
    }
    expect((await find(`kuersch ${word}`)).articles).toEqual([found])
    const gone = await changeBy(articleKey(id), () => transact(removeArticle(id, text.category)))
    if (gone) await deliverTo('index-article', indexArticle)(gone)
    expect((await find(word)).articles).toEqual([])
  })
})

it('refuses unknown tokens, empty and oversized queries, and unknown fields', async () => {
  expect((await ask('w', { token: newToken() })).status).toBe(401)
  for (const query of [{}, { query: '' }, { query: ' ' }, { query: 'x'.repeat(61) }, { q: 'w' }]) {
    const answer = await call(handler, searchEverything, { token: viewer.token, query })
    expect(answer.status).toBe(400)
  }
})

it('stores at most 40 entries for a post, each smaller than half a kilobyte', async () => {
  const content = Array.from({ length: 600 }, () => aWord()).join(' ')
  const id = await aPost(viewer, { content })
  const entries = postWordItems(await stored(postKey(id)))
  expect(entries).toHaveLength(40)
  for (const entry of entries) expect(Buffer.byteLength(JSON.stringify(entry))).toBeLessThan(640)
})
