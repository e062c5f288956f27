import { beforeEach, describe, expect, it } from 'vitest'
import { decideHeldPlace, listHeldArticles } from '#shared/api/held-articles.ts'
import { heldArticleKey, readHeldArticle } from '../../articles/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { put, write } from '#platform/table/index.ts'
import { anArticle } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import {
  aHeldArticle,
  decidePlace,
  heldArticles,
  heldPlace,
  readRing,
  TWO_PLACES,
  type PlaceBody,
} from '#testing/held-articles.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide as decideWhole } from '#testing/moderation.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { CHECKS_KEY, checksItem } from '../checks/checks.items.ts'

const admin = await aMember({ role: 'admin' })
const other = await aMember({ role: 'admin' })
const reader = await aMember()

const decide = (id: string, body: PlaceBody, by: Pick<TestMember, 'token'> = admin) =>
  decidePlace(by, id, body)

const logOf = async (id: string) => {
  const lines = await storedUnder(`MODERATION_LOG#${new Date().toISOString().slice(0, 7)}`)
  return lines.filter((line) => line['contentId'] === id)
}

const reviewOf = async (id: string) =>
  (await heldArticles(admin)).articles.find((one) => one.id === id)

beforeEach(async () => {
  if (await stored(CHECKS_KEY)) await remove(CHECKS_KEY)
})

describe('the list of held articles', () => {
  it('shows each held place with its words, its checks and what the items say', async () => {
    const id = await aHeldArticle(TWO_PLACES)
    expect(await reviewOf(id)).toMatchObject({
      version: 1,
      places: [
        {
          id: 0,
          at: 'sentence',
          text: expect.stringContaining('neues Album') as string,
          findings: [{ check: 'fact', message: 'Steht in keiner Quelle: „14“' }],
          passages: [{ source: 0, text: 'Die Platte hat 9 Songs.' }],
          canCorrect: true,
          dropsArticle: false,
        },
        { id: 1, findings: [{ check: 'contradiction' }, { check: 'fact' }] },
      ],
    })
  })

  it('shows an article from before places were stored as one place', async () => {
    const id = await aHeldArticle([])
    const held = await stored(heldArticleKey(id))
    if (!held) throw new Error('It is not held.')
    const { places: _places, ...old } = { ...held, findings: ['Eine alte Zeile.'] }
    await remove(heldArticleKey(id))
    await write(put(old))
    expect(await reviewOf(id)).toMatchObject({
      places: [{ at: 'article', findings: [{ check: null, message: 'Eine alte Zeile.' }] }],
    })
    expect((await decide(id, { decision: 'release' })).json).toMatchObject({ outcome: 'published' })
    expect(await stored(CHECKS_KEY)).toBeNull()
  })

  it('comes in pages that an answer can carry, however large the articles are', async () => {
    const passages = Array.from({ length: 300 }, () => ({ source: 0, text: 'ä'.repeat(600) }))
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => aHeldArticle([heldPlace({ passages })])),
    )
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await heldArticles(admin, after)
      expect(JSON.stringify(page).length).toBeLessThan(1_500_000)
      found.push(...page.articles.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(found.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
    await Promise.all(ids.map(async (id) => decide(id, { decision: 'release' })))
  })

  it('leaves out what readers reported', async () => {
    const id = await anArticle()
    expect(await reviewOf(id)).toBeUndefined()
  })

  it.each([listHeldArticles, decideHeldPlace])('is for admins only: $id', async (contract) => {
    const id = await aHeldArticle()
    const body = { place: 0, version: 1, decision: 'release' }
    for (const { token } of [reader, await aModerator()]) {
      const options = contract === decideHeldPlace ? { params: { id }, body } : {}
      const answer = await call(await handlerOf(contract.id), contract, { token, ...options })
      expect(answer.status).toBe(403)
    }
    expect(await stored(heldArticleKey(id))).not.toBeNull()
  })
})

describe('two admins at once', () => {
  it('settle one place once, with the same decision for both', async () => {
    const id = await aHeldArticle(TWO_PLACES)
    const answers = await Promise.all([
      decide(id, { decision: 'release' }),
      decide(id, { decision: 'release' }, other),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await readRing('fact')).toBe('1')
    expect((await readHeldArticle(id))?.revision).toBe(1)
  })

  it('get a 409 when they decide differently', async () => {
    const id = await aHeldArticle(TWO_PLACES)
    const answers = await Promise.all([
      decide(id, { decision: 'release' }),
      decide(id, { decision: 'discard' }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await readRing('fact')).toMatch(/^[01]$/)
  })

  it('learn who ended the review', async () => {
    const id = await aHeldArticle()
    const answers = await Promise.all([
      decide(id, { decision: 'release' }),
      decide(id, { decision: 'discard' }, other),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await logOf(id)).toHaveLength(1)
    expect(await readRing('fact')).toBe(statuses[0] === 200 ? '1' : '0')
  })

  it('count what they decide about two articles', async () => {
    const ids = [await aHeldArticle(), await aHeldArticle()]
    const answers = await Promise.all(
      ids.map((id, at) => decide(id, { decision: 'release' }, at === 0 ? admin : other)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await readRing('fact')).toBe('11')
  })
})

describe('an admin', () => {
  it('answers 409 to a different second decision about the last place, and 200 to a repeated one', async () => {
    const id = await aHeldArticle()
    expect((await decide(id, { decision: 'release' })).status).toBe(200)
    expect((await decide(id, { decision: 'discard' })).status).toBe(409)
    expect((await decide(id, { decision: 'correct', text: 'Anders.' })).status).toBe(409)
    expect((await decide(id, { decision: 'release' })).status).toBe(200)
  })

  it('leaves a reason to the moderators while a place is held, also beyond the limit of lines', async () => {
    const places = [
      ...TWO_PLACES,
      heldPlace({ id: 2, index: 3, findings: [{ check: 'fact', message: 'Spät.' }] }),
    ]
    const id = await aHeldArticle(places)
    const held = await stored(heldArticleKey(id))
    if (!held) throw new Error('It is not held.')
    await write(put({ ...held, findings: ['Steht in keiner Quelle: „14“', 'Und 3 weitere.'] }))
    await decide(id, { decision: 'release' })
    await decide(id, { decision: 'release', place: 1, version: 2 })
    expect((await stored(heldKey('article', id)))?.rule).toBe('Spät.')
  })
})

describe('the figures of the checks', () => {
  it('count a repeated decision once', async () => {
    const id = await aHeldArticle(TWO_PLACES)
    const once = await decide(id, { decision: 'discard' })
    expect((await decide(id, { decision: 'discard' })).json).toEqual(once.json)
    const last = { decision: 'release', place: 1, version: 2 } as const
    expect((await decide(id, last)).json).toMatchObject({ outcome: 'published' })
    expect((await decide(id, last)).json).toMatchObject({ outcome: 'published' })
    expect([await readRing('fact'), await readRing('contradiction')]).toEqual(['01', '1'])
    expect(await logOf(id)).toHaveLength(1)
  })

  it.each([
    ['approves', 'approve', '11', '1'],
    ['rejects', 'reject', '00', '0'],
  ] as const)('count all places when a moderator %s the article', async (_, action, fact, rest) => {
    const id = await aHeldArticle(TWO_PLACES)
    const moderator = await aModerator()
    expect((await decideWhole(moderator, ['article', id], { action, version: 1 })).status).toBe(200)
    expect([await readRing('fact'), await readRing('contradiction')]).toEqual([fact, rest])
  })

  it('show a check that was overruled in more than half of 50 cases', async () => {
    const rings = { fact: `${'0'.repeat(24)}${'1'.repeat(25)}` }
    await write(put(checksItem({ rings, revision: 1 })))
    expect((await heldArticles(admin)).checks).toEqual([
      { check: 'fact', decided: 49, overruled: 25, isDoubtful: false },
    ])
    await decide(await aHeldArticle(), { decision: 'release' })
    expect((await heldArticles(admin)).checks).toEqual([
      { check: 'fact', decided: 50, overruled: 26, isDoubtful: true },
    ])
  })
})
