import { expect, describe, it } from 'vitest'
import { getArticle, type Article } from '#shared/api/articles.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { addSourceTo, heldArticleKey, readHeldArticle } from '../../articles/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import {
  aHeldArticle,
  decidePlace,
  heldArticles,
  heldPlace,
  TWO_PLACES,
  type PlaceBody,
} from '#testing/held-articles.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide as decideWhole, pending } from '#testing/moderation.ts'
import { stored, storedUnder } from '#testing/stored.ts'

const admin = await aMember({ role: 'admin' })
const reader = await aMember()

const decide = (id: string, body: PlaceBody, by: Pick<TestMember, 'token'> = admin) =>
  decidePlace(by, id, body)

const read = async (id: string) =>
  call(await handlerOf(getArticle.id), getArticle, { token: reader.token, params: { id } })

const logOf = async (id: string) => {
  const lines = await storedUnder(`MODERATION_LOG#${new Date().toISOString().slice(0, 7)}`)
  return lines.filter((line) => line['contentId'] === id)
}

const reviewOf = async (id: string) =>
  (await heldArticles(admin)).articles.find((one) => one.id === id)

describe('a decision', () => {
  it('waits for the other places, and publishes with the last one', async () => {
    const id = await aHeldArticle(TWO_PLACES)
    const first = await decide(id, { decision: 'release' })
    expect(first.json).toMatchObject({
      outcome: 'waiting',
      article: { version: 2, places: [{ id: 1 }] },
    })
    const { articles } = (await pending(admin)).json as ModerationPending
    expect(articles.find((one) => one.id === id)?.moderationReason).toBe(
      'Keine Quelle sagt das so (Tod).\nSteht in keiner Quelle: „Wackën“',
    )
    const text = 'Im Herbst folgt die Tour.'
    const last = await decide(id, { decision: 'correct', place: 1, version: 2, text })
    expect(last.json).toEqual({ outcome: 'published', article: null })
    const article = (await read(id)).json as Article
    expect(article.sentences[2]?.text).toBe(text)
    expect(article.sentences).toHaveLength(12)
    expect(await stored(heldKey('article', id))).toBeNull()
    expect(await logOf(id)).toMatchObject([{ action: 'approve', moderatorId: admin.id }])
  })

  it('asks for another title when an article has it by now', async () => {
    const title = `Zweimal ${newId()}`
    const [first, second] = [
      await aHeldArticle([heldPlace()], { title }),
      await aHeldArticle([heldPlace()], { title }),
    ]
    expect((await decide(first, { decision: 'release' })).json).toMatchObject({
      outcome: 'published',
    })
    const { json } = await decide(second, { decision: 'release' })
    expect(json).toMatchObject({
      outcome: 'waiting',
      article: { places: [{ id: 1, at: 'title', text: title, findings: [{ check: 'title' }] }] },
    })
    expect(await decide(second, { decision: 'release' })).toMatchObject({ status: 200, json })
    const last = { place: 1, version: 2 }
    expect((await decide(second, { ...last, decision: 'release' })).status).toBe(409)
    const text = `Einmal ${newId()}`
    const corrected = await decide(second, { ...last, decision: 'correct', text })
    expect(corrected.json).toMatchObject({ outcome: 'published' })
    expect(((await read(second)).json as Article).title).toBe(text)
  })

  it('asks what to do with an article whose story another one has by now', async () => {
    const band = `Nachtfeuer${newId()}`
    const about = (verb: string) => ({
      title: `${band} ${verb} ihr Album „Aschenregen“ im Mai`,
      excerpt: `„Aschenregen“ von ${band} erscheint am 5. Mai 2027 mit 9 Songs.`,
      bands: [band],
    })
    const [first, second] = [
      await aHeldArticle([heldPlace()], about('veröffentlichen')),
      await aHeldArticle([heldPlace()], about('bringen')),
    ]
    expect((await decide(first, { decision: 'release' })).json).toMatchObject({
      outcome: 'published',
    })
    const { json } = await decide(second, { decision: 'release' })
    const message = expect.stringContaining(`ihr Album „Aschenregen“`) as string
    expect(json).toMatchObject({
      outcome: 'waiting',
      article: {
        places: [{ id: 1, at: 'article', findings: [{ check: 'story', message }] }],
      },
    })
    expect(await decide(second, { decision: 'release' })).toMatchObject({ status: 200, json })
    const last = { place: 1, version: 2 }
    const again = await decide(second, { ...last, decision: 'release' })
    expect(again).toMatchObject({ status: 409 })
    expect((await decide(second, { ...last, decision: 'discard' })).json).toMatchObject({
      outcome: 'dropped',
    })
    expect(await stored(heldKey('article', second))).toBeNull()
  })

  it('removes a discarded sentence, and later places keep theirs', async () => {
    const id = await aHeldArticle(TWO_PLACES)
    const before = await readHeldArticle(id)
    await decide(id, { decision: 'discard' })
    const held = await readHeldArticle(id)
    expect(held?.sentences).toEqual(before?.sentences.toSpliced(1, 1))
    const text = 'Das stand an dritter Stelle.'
    await decide(id, { decision: 'correct', place: 1, version: 2, text })
    const article = (await read(id)).json as Article
    expect(article.sentences[1]?.text).toBe(text)
  })

  it.each([
    ['the title', heldPlace({ at: 'title', index: undefined })],
    ['the excerpt', heldPlace({ at: 'excerpt', index: undefined })],
    ['the article', heldPlace({ at: 'article', index: undefined })],
  ])('drops the article when %s is discarded', async (_, place) => {
    const id = await aHeldArticle([place, heldPlace({ id: 1 })])
    expect((await reviewOf(id))?.places[0]).toMatchObject({ dropsArticle: true })
    const { json } = await decide(id, { decision: 'discard' })
    expect(json).toEqual({ outcome: 'dropped', article: null })
    expect(await stored(heldArticleKey(id))).toBeNull()
    expect(await stored(heldKey('article', id))).toBeNull()
    expect((await read(id)).status).toBe(404)
    expect(await logOf(id)).toMatchObject([{ action: 'reject' }])
  })

  it('drops the article when its only sentence is discarded', async () => {
    const sentences = [{ t: 'Allein.', p: 0, s: [0] }]
    const id = await aHeldArticle([heldPlace({ index: 0 })], { sentences })
    expect((await decide(id, { decision: 'discard' })).json).toMatchObject({ outcome: 'dropped' })
  })

  it('corrects or removes a name among bands and tags, and removes a rating', async () => {
    const name = heldPlace({ at: 'name', index: undefined, name: 'Wackën' })
    const rating = heldPlace({ id: 1, at: 'rating', index: undefined })
    const text = { bands: ['Wackën'], tags: ['Wackën', 'Tour'], rating: 4.5 }
    const id = await aHeldArticle([name, rating], text)
    expect((await reviewOf(id))?.places[1]).toMatchObject({ at: 'rating', text: '4,5 von 5' })
    await decide(id, { decision: 'correct', text: 'Wacken' })
    expect(await readHeldArticle(id)).toMatchObject({ bands: ['Wacken'], tags: ['Wacken', 'Tour'] })
    expect(
      (await decide(id, { decision: 'correct', place: 1, version: 2, text: '5' })).status,
    ).toBe(400)
    await decide(id, { decision: 'discard', place: 1, version: 2 })
    expect((await read(id)).json).toMatchObject({ rating: null, bands: ['Wacken'] })
  })

  it('keeps a source that came while it was decided', async () => {
    const id = await aHeldArticle()
    const held = await readHeldArticle(id, { consistent: true })
    if (!held) throw new Error('It is not held.')
    const source = {
      name: 'Amboss',
      title: 'Auch',
      url: 'https://amboss.test/1',
      publishedAt: null,
    }
    const [answer, added] = await Promise.all([
      decide(id, { decision: 'release' }),
      transact({ ...addSourceTo(held, source) }).then(
        () => 1,
        () => 0,
      ),
    ])
    expect(answer.status).toBe(200)
    const article = (await read(id)).json as Article
    expect(article.sources).toHaveLength(held.sources.length + added)
  })
})

describe('a moderator', () => {
  it('approves no text that an admin changed since it was read', async () => {
    const id = await aHeldArticle(TWO_PLACES)
    await decide(id, { decision: 'discard' })
    const moderator = await aModerator()
    const stale = await decideWhole(moderator, ['article', id], { action: 'approve', version: 1 })
    expect(stale.status).toBe(409)
    const fresh = await decideWhole(moderator, ['article', id], { action: 'approve', version: 2 })
    expect(fresh.status).toBe(200)
  })
})

describe('refuses', () => {
  it.each<[string, Partial<PlaceBody>, number]>([
    ['a place that is not held', { place: 7 }, 404],
    ['a version that nobody read', { version: 9 }, 409],
    ['no words', { decision: 'correct', text: ' \u200b ' }, 400],
    ['words that are markup only', { decision: 'correct', text: '<b></b>' }, 400],
    ['a line break', { decision: 'correct', text: 'Eins.\nZwei.' }, 400],
    ['a new banned term', { decision: 'correct', text: 'Das ist N.S.B.M.' }, 400],
    ['a negative place', { place: -1 }, 400],
  ])('%s', async (_, body, status) => {
    const id = await aHeldArticle()
    expect((await decide(id, { decision: 'release', ...body })).status).toBe(status)
    expect(await stored(heldArticleKey(id))).not.toBeNull()
  })

  it('a title that is too long, and one that another article has', async () => {
    const title = [heldPlace({ at: 'title', index: undefined })]
    const [first, second] = [await aHeldArticle(title), await aHeldArticle(title)]
    const long = await decide(first, { decision: 'correct', text: 'x'.repeat(161) })
    expect(long.status).toBe(400)
    await decide(first, { decision: 'release' })
    const text = `HELD ${first}`
    expect((await decide(second, { decision: 'correct', text })).status).toBe(409)
    expect(await stored(heldArticleKey(second))).not.toBeNull()
  })

  it('stores nothing executable of a correction', async () => {
    const id = await aHeldArticle()
    const text = 'Neu <img src=x onerror=alert(1)> und gut.'
    await decide(id, { decision: 'correct', text })
    const article = (await read(id)).json as Article
    expect(article.sentences[1]?.text).toBe('Neu und gut.')
  })
})
