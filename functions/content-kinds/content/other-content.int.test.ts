import { describe, expect, it } from 'vitest'
import { getArticle, listArticleVersions } from '#shared/api/articles.ts'
import { getBand } from '#shared/api/bands.ts'
import { getUser } from '#shared/api/users.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { keptKey } from '#platform/content/kept.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact, type Stored } from '#platform/table/index.ts'
import { articleKey } from '../../articles/index.ts'
import { handler as forgetVersions } from '../../articles/effects/forget-article-versions.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { messageKey } from '../../messages/items/index.ts'
import { handler as deleteMessageMedia } from '../../messages/effects/delete-message-media.ts'
import { handler as endKept } from '../effects/end-kept-content.ts'
import { aCorrectedArticle } from '#testing/articles.ts'
import { createdBand, storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { aConcertOf, readDetail, listedIds } from '#testing/concerts.ts'
import { handlerOf } from '#testing/handlers.ts'
import { requireContent, REASON, restoreContent, takeMeasure } from '#testing/measures.ts'
import { hasObject } from '#testing/media.ts'
import { aMember } from '#testing/members.ts'
import { aPhoto, aTemporaryPhoto } from '#testing/message-media.ts'
import { anOpenPair, aMessage, deleteOwn, like, sent } from '#testing/messages.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { aStory } from '#testing/stories.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { thread } from '#testing/threads.ts'
import { askStories, readStories } from '#testing/story-calls.ts'

const ended = async (key: Stored, work: () => Promise<unknown>): Promise<void> => {
  const record = await changeBy(key, work)
  if (record) await deliverTo('end-kept-content', endKept)(record, record)
}

describe('a removed message', () => {
  it('is empty for both, and returns with horns and quotes', async () => {
    const [a, b] = [await aMember(), await aMember()]
    await anOpenPair(a, b)
    const id = await aMessage(a, b, 'Komm vor die Halle.')
    await like(b, id)
    const answer = await sent(b, a, { content: 'Nein.', replyToId: id })
    const before = (await thread(b, a)).messages
    const statementId = await takeMeasure('message', id, 'remove')
    expect(JSON.stringify((await thread(b, a)).messages)).not.toContain('Komm vor')
    const own = (await thread(a, b)).messages.find((message) => message.id === id)
    expect(own).toMatchObject({ status: 'removed', statusReason: REASON, content: '' })
    await restoreContent('message', id, statementId)
    expect((await thread(b, a)).messages).toEqual(before)
    expect(before.map((one) => one.id)).toEqual(expect.arrayContaining([id, answer.id]))
    expect(await stored(keptKey('message', id))).toBeNull()
  })

  it('keeps its photo as long as it can be restored', async () => {
    const [a, b] = [await aMember(), await aMember()]
    await anOpenPair(a, b)
    const { id, ref, key } = await aPhoto(a, b)
    const remove = () => takeMeasure('message', id, 'remove')
    const removal = await changeBy(messageKey(ref), remove)
    if (removal) await deliverTo('delete-message-media', deleteMessageMedia)(removal)
    expect(await hasObject(key)).toBe(true)
    const kept = await stored(keptKey<unknown>('message', id))
    if (!kept) throw new Error('Nothing is kept')
    await ended(kept, () => restoreContent('message', id, String(kept.statementId)))
    expect(await hasObject(key)).toBe(true)
    await remove()
    await ended(kept, () => deleteOwn(a, id))
    expect(await hasObject(key)).toBe(false)
  })

  it('does not keep a photo that was to vanish', async () => {
    const [a, b] = [await aMember(), await aMember()]
    await anOpenPair(a, b)
    const { id, ref, key } = await aTemporaryPhoto(a, b)
    const removal = await changeBy(messageKey(ref), () => takeMeasure('message', id, 'remove'))
    if (removal) await deliverTo('delete-message-media', deleteMessageMedia)(removal)
    expect(await hasObject(key)).toBe(false)
  })
})

describe('a removed story', () => {
  it('is gone for others, and returns with its end as before', async () => {
    const [author, viewer] = [await aMember(), await aMember()]
    const id = await aStory(author)
    const before = await readStories(viewer, author.id)
    const statementId = await takeMeasure('story', id, 'remove')
    expect((await askStories(viewer, author.id)).status).toBe(404)
    await restoreContent('story', id, statementId)
    expect(await readStories(viewer, author.id)).toEqual(before)
  })
})

describe('a hidden profile', () => {
  const aProfile = async () => {
    const member = await aMember({ displayName: 'Böser Name' })
    await transact({ member: changeMember(member.id, { bio: 'Böse.', location: 'Hier' }) })
    return { member, viewer: await aMember() }
  }
  const profileOf = async (viewer: { token: string }, id: string) =>
    (await call(await handlerOf('getUser'), getUser, { token: viewer.token, params: { id } })).json

  it('shows the username only, and returns', async () => {
    const { member, viewer } = await aProfile()
    const statementId = await takeMeasure('profile', member.id, 'hide')
    expect(await profileOf(viewer, member.id)).toMatchObject({
      displayName: member.username,
      bio: null,
      location: null,
    })
    await restoreContent('profile', member.id, statementId)
    expect(await profileOf(viewer, member.id)).toMatchObject({
      displayName: 'Böser Name',
      bio: 'Böse.',
      location: 'Hier',
    })
  })

  it('keeps what each of two decisions took out', async () => {
    const { member } = await aProfile()
    const first = await takeMeasure('profile', member.id, 'hide')
    await transact({ member: changeMember(member.id, { bio: 'Auch böse.' }) })
    await takeMeasure('profile', member.id, 'hide')
    await restoreContent('profile', member.id, first)
    expect(await stored(memberKey(member.id))).toMatchObject({
      displayName: 'Böser Name',
      bio: 'Böse.',
    })
  })

  it('keeps what the member wrote meanwhile', async () => {
    const { member } = await aProfile()
    const statementId = await takeMeasure('profile', member.id, 'hide')
    await transact({ member: changeMember(member.id, { displayName: 'Besser' }) })
    await restoreContent('profile', member.id, statementId)
    expect(await stored(memberKey(member.id))).toMatchObject({
      displayName: 'Besser',
      bio: 'Böse.',
    })
  })
})

describe('a concert', () => {
  it('is removed and restored', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    const before = (await readDetail(reader, id)).json
    const statementId = await takeMeasure('concert', id, 'remove')
    expect((await readDetail(reader, id)).status).toBe(404)
    expect(await listedIds(reader)).not.toContain(id)
    await restoreContent('concert', id, statementId)
    expect(await listedIds(reader)).toContain(id)
    expect((await readDetail(reader, id)).json).toEqual({ ...(before as object), version: 3 })
  })

  it('waits in the queue when it is hidden', async () => {
    const author = await aMember()
    const id = await aConcertOf(author)
    const statementId = await takeMeasure('concert', id, 'hide')
    expect(await stored(heldKey('concert', id))).toMatchObject({ rule: REASON })
    await restoreContent('concert', id, statementId)
    expect(await stored(heldKey('concert', id))).toBeNull()
  })
})

describe('a band', () => {
  const read = async (reader: { token: string }, id: string) =>
    call(await handlerOf('getBand'), getBand, { token: reader.token, params: { id } })

  it('is removed with its name, and restored with it', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const { id, name } = await createdBand({}, author)
    const statementId = await takeMeasure('band', id, 'remove')
    expect((await read(reader, id)).status).toBe(404)
    await restoreContent('band', id, statementId)
    expect((await read(reader, id)).json).toMatchObject({ name })
    const other = (await requireContent('band', id)).restore(statementId)
    expect(await other).toEqual({})
  })

  it('is restored beside the band that has its name since, and each can be renamed', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const { id, name } = await createdBand({}, author)
    const statementId = await takeMeasure('band', id, 'remove')
    const { id: since } = await createdBand({ name }, other)
    await restoreContent('band', id, statementId)
    expect((await read(other, id)).json).toMatchObject({ namesakes: [{ id: since }] })
    await takeMeasure('band', since, 'remove')
    expect((await read(author, id)).json).toMatchObject({ namesakes: [] })
  })

  it('is released in the queue after it was hidden', async () => {
    const [moderator, reader] = [await aModerator(), await aMember()]
    const id = await storedBand({ name: `Grab ${newId().slice(-8)}` })
    expect((await requireContent('band', id)).possible).toEqual(['dismiss', 'hide', 'remove'])
    const { id: own } = await createdBand()
    await takeMeasure('band', own, 'hide')
    expect((await read(reader, own)).status).toBe(404)
    const verdict = await decide(moderator, ['band', own], { action: 'approve' })
    expect(verdict.status).toBe(200)
    expect((await read(reader, own)).status).toBe(200)
  })
})

describe('an article', () => {
  it('returns with its corrections', async () => {
    const reader = await aMember()
    const id = await aCorrectedArticle()
    const ask = async (contract: typeof getArticle | typeof listArticleVersions) =>
      call(await handlerOf(contract.id), contract, { token: reader.token, params: { id } })
    const before = (await ask(getArticle)).json
    const versions = (await ask(listArticleVersions)).json
    let statementId = ''
    const removal = await changeBy(articleKey(id), async () => {
      statementId = await takeMeasure('article', id, 'remove')
    })
    if (removal) await deliverTo('forget-article-versions', forgetVersions)(removal)
    expect((await ask(getArticle)).status).toBe(404)
    await ended(keptKey('article', id), () => restoreContent('article', id, statementId))
    expect((await ask(getArticle)).json).toEqual(before)
    expect((await ask(listArticleVersions)).json).toEqual(versions)
  })

  it('is forgotten with its versions when its time for an appeal is over', async () => {
    const id = await aCorrectedArticle()
    await takeMeasure('article', id, 'remove')
    const kept = await stored(keptKey('article', id))
    await deliverTo('end-kept-content', endKept)(changeRecord(kept, null))
    expect(await storedUnder(`ARTICLE_VERSIONS#${id}`)).toEqual([])
  })
})
