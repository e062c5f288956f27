import { describe, expect, it } from 'vitest'
import { getArticle, type Article } from '#shared/api/articles.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { getBand, type Band } from '#shared/api/bands.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { articleText, correctTitle } from '#testing/articles.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeRecord, changeBy, deliverTo } from '#testing/changes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide, pending } from '#testing/moderation.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import {
  articleKey,
  publishArticle,
  removeArticle,
  type ArticleText,
} from '../../articles/index.ts'
import { handler as readArticle } from '../../articles/get-article.ts'
import { handler as readBand } from '../../band-entries/get-band.ts'
import { bandKey } from '../items/band.items.ts'
import { handler } from './link-article.ts'
import { handler as linkBand } from './link-band.ts'

const deliver = deliverTo('link-article', handler)
const deliverBand = deliverTo('link-band', linkBand)
const { token } = await aMember()

const publish = async (text: Partial<ArticleText>, id = newId()) => {
  const record = await changeBy(articleKey(id), () =>
    transact(publishArticle(id, articleText(text))),
  )
  if (!record) throw new Error('not published')
  return { id, record }
}

const published = async (text: Partial<ArticleText>): Promise<string> => {
  const { id, record } = await publish(text)
  await deliver(record, record)
  return id
}

const band = async (id: string): Promise<Band> =>
  (await call(readBand, getBand, { token, params: { id } })).json

const linksOf = async (id: string): Promise<Article['bandLinks']> =>
  ((await call(readArticle, getArticle, { token, params: { id } })).json as Article).bandLinks

const source = (name: string) => ({
  name,
  title: 'T',
  url: `https://${name.toLowerCase()}.test/${newId()}`,
  publishedAt: null,
})

const draftsOf = async (moderator: TestMember, name: string) =>
  ((await pending(moderator)).json as ModerationPending).bands.filter((one) => one.name === name)

/** One sentence with the name, of one source. */
const about = (name: string, from: string): Partial<ArticleText> => ({
  bands: [name],
  sentences: [{ t: `${name} spielen Doom Metal, schreibt ${from}.`, p: 0, s: [0] }],
  sources: [source(from)],
})

it('carries the title of a corrected article over to the band, once for repeated and late events', async () => {
  const name = `Moorhexe ${newId()}`
  const bandId = await storedBand({ name })
  const { id, record } = await publish({ bands: [name] })
  await deliver(record)
  const first = await changeBy(articleKey(id), () => correctTitle(id, 'Moorhexe kommt'))
  const second = await changeBy(articleKey(id), () => correctTitle(id, 'Moorhexe kommt nicht'))
  if (!first || !second) throw new Error('The title did not change.')
  await deliver(second, first, second)
  expect((await band(bandId)).articles).toMatchObject([{ id, title: 'Moorhexe kommt nicht' }])
})

describe('an article that names a band', () => {
  it('is linked both ways once, and counts, also when the event is repeated', async () => {
    const name = `Nebelgrab ${newId()}`
    const bandId = await storedBand({ name })
    const id = await published({ bands: [name.toUpperCase(), 'Unbekannt'], title: 'Neues Album' })
    expect(await linksOf(id)).toEqual([{ name: name.toUpperCase(), id: bandId }])
    expect(await band(bandId)).toMatchObject({
      articlesCount: 1,
      articles: [{ id, title: 'Neues Album' }],
    })
  })

  it('is not linked while two bands share the name', async () => {
    const name = `Zwilling ${newId()}`
    await storedBand({ name, country: 'Deutschland' })
    await storedBand({ name, country: 'Schweiz' })
    expect(await linksOf(await published({ bands: [name] }))).toEqual([])
  })

  it('takes its links and mentions along when it is removed, in any order of the events', async () => {
    const name = `Nebelgrab ${newId()}`
    const bandId = await storedBand({ name })
    const { id, record } = await publish({ bands: [name] })
    await deliver(record)
    const gone = await changeBy(articleKey(id), () => transact(removeArticle(id, 'news')))
    if (gone) await deliver(gone, gone, record)
    expect(await band(bandId)).toMatchObject({ articlesCount: 0, articles: [] })
    expect(await storedUnder(`BAND_MENTIONS#${name.toLowerCase().replace(' ', '-')}`)).toEqual([])
  })

  it('is linked later, when the band is added or approved', async () => {
    const name = `Grubenlicht ${newId()}`
    const id = await published({ bands: [name] })
    expect(await linksOf(id)).toEqual([])
    const bandId = await storedBand({ name })
    const added = await stored(bandKey(bandId))
    await deliverBand(changeRecord(null, added), changeRecord(null, added))
    expect(await linksOf(id)).toEqual([{ name, id: bandId }])
    expect((await band(bandId)).articlesCount).toBe(1)
  })
})

describe('a band that articles name and nobody added', () => {
  it('becomes one held draft with cited facts from three articles of two sources', async () => {
    const name = `Moderkeller ${newId()}`
    const moderator = await aModerator()
    await published(about(name, 'Herold'))
    await published(about(name, 'Herold'))
    expect(await draftsOf(moderator, name)).toEqual([])
    await published(about(name, 'Riffblatt'))
    await published(about(name, 'Riffblatt'))
    const drafts = await draftsOf(moderator, name)
    expect(drafts).toMatchObject([{ kind: 'draft', submittedBy: null, description: 'Doom Metal' }])
    expect(drafts[0]?.sources.map((one) => one.name)).toContain('Herold')
    await decide(moderator, ['band', drafts[0]?.id ?? ''], { action: 'approve' })
    expect(await band(drafts[0]?.id ?? '')).toMatchObject({
      isAiGenerated: true,
      genre: 'Doom Metal',
    })
  })

  it('does not become a draft again after a rejection', async () => {
    const name = `Schlammgrube ${newId()}`
    const moderator = await aModerator()
    for (const from of ['Herold', 'Herold', 'Riffblatt']) await published(about(name, from))
    const [draft] = await draftsOf(moderator, name)
    await decide(moderator, ['band', draft?.id ?? ''], { action: 'reject' })
    await published(about(name, 'Krachbote'))
    expect(await draftsOf(moderator, name)).toEqual([])
  })
})
