import { describe, expect, it } from 'vitest'
import { keptKey, type KeptItem } from '#platform/content/kept.items.ts'
import type { Key } from '#platform/table/index.ts'
import { aCorrectedArticle } from '#testing/articles.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { takeMeasure } from '#testing/measures.ts'
import { hasObject } from '#testing/media.ts'
import { aMember } from '#testing/members.ts'
import { aPhoto } from '#testing/message-media.ts'
import { anOpenPair } from '#testing/messages.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { handler } from './end-kept-content.ts'

const deliver = deliverTo('end-kept-content', handler)

/** Delivers the end of what is kept twice, as a queue may. */
const end = async (key: Key<KeptItem>) => {
  const record = await changeBy(key, () => remove(key))
  if (!record) throw new Error('Nothing is kept')
  await deliver(record, record)
}

describe('the end of a kept message', () => {
  it('deletes its photo', async () => {
    const [a, b] = [await aMember(), await aMember()]
    await anOpenPair(a, b)
    const { id, key } = await aPhoto(a, b)
    await takeMeasure('message', id, 'remove')
    await end(keptKey('message', id))
    expect(await hasObject(key)).toBe(false)
  })
})

describe('the end of a kept article', () => {
  it('deletes its older versions', async () => {
    const id = await aCorrectedArticle()
    await takeMeasure('article', id, 'remove')
    await end(keptKey('article', id))
    expect(await storedUnder(`ARTICLE_VERSIONS#${id}`)).toEqual([])
  })
})
