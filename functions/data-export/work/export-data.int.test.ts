import { emptyQueues, workOnce } from '#testing/work-queues.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptProfileKey } from '#platform/content/kept.items.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { newId } from '#platform/runtime/ids.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { put, transact, write, type Stored } from '#platform/table/index.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import {
  dataFilesIn,
  downloaded,
  entriesIn,
  finishExport,
  requestExport,
  unzip,
} from '#testing/data-export.ts'
import { hasObject, objectBytes } from '#testing/media.ts'
import { takeMeasure } from '#testing/measures.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { aPhoto, aVoiceMessage } from '#testing/message-media.ts'
import { aMessage } from '#testing/messages.ts'
import { aPost, putAll, storedPost } from '#testing/posts.ts'
import { aThread, deleteThread, delivered } from '#testing/threads.ts'
import { stored } from '#testing/stored.ts'
import { postKey } from '../../community/items/index.ts'
import { handler as keepMedia } from '../../content-kinds/effects/keep-media.ts'
import { avatarKey } from '../../uploads/index.ts'
import { putObject, removeMedia } from '../../uploads/media-bucket.ts'
import { archiveKey } from '../items/export-objects.ts'
import { dataExportKey } from '../items/export.items.ts'
import { handler } from './export-data.ts'
import { packStep } from './pack-step.ts'

const MEGABYTE = 1024 * 1024

let member: TestMember
let other: TestMember

beforeEach(async () => {
  ;[member, other] = [await aMember(), await aMember({ displayName: 'Frost Mahr' })]
})

afterEach(emptyQueues)

const state = async () => {
  const item = await stored(dataExportKey(member.id))
  if (!item) throw new Error('No export')
  return item
}

const exported = async () => {
  await requestExport(member)
  await finishExport()
  return downloaded(member)
}

const manyPosts = async (count: number): Promise<void> => {
  for (let start = 0; start < count; start += 100)
    await putAll(
      Array.from({ length: Math.min(100, count - start) }, () => storedPost(member).items).flat(),
    )
}

const aPicture = async (): Promise<{ id: string; key: string; postId: string }> => {
  const id = newId()
  const key = `media/posts/${id}/media.jpg`
  await putObject(key, 'image/jpeg', Buffer.from('picture'))
  const text = { mediaUrl: `/${key}`, mediaType: 'image', mediaAlt: 'Ein Moshpit' } as const
  return { id, key, postId: await aPost(member, text) }
}

/** What is kept of the profile. */
const hideProfile = async (memberId: string) => {
  const statementId = await takeMeasure('profile', memberId, 'hide')
  return (await stored(keptProfileKey(memberId, statementId))) as unknown as Stored
}

describe('an export', () => {
  it('contains texts, media and pages that an independent reader and the schema accept', async () => {
    await write(put({ ...privateKey(member.id), SK: 'PRIVATE', confirmedEmail: 'fan@example.org' }))
    await aPost(member, { title: 'Lärm', content: 'Sehr <b>laut</b> & "schön"' })
    const { id } = await aPicture()
    const files = await exported()
    expect(entriesIn(files, 'account')).toMatchObject([
      { username: member.username, email: 'fan@example.org' },
    ])
    expect(entriesIn(files, 'posts')).toMatchObject([
      { title: 'Lärm', text: 'Sehr <b>laut</b> & "schön"', media: [] },
      { media: [{ file: `medien/beitraege/${id}-media.jpg`, mime: 'image/jpeg' }] },
    ])
    expect(files.get(`medien/beitraege/${id}-media.jpg`)?.toString()).toBe('picture')
    const page = files.get('seiten/posts-001.html')?.toString() ?? ''
    expect(page).toContain('Sehr &lt;b&gt;laut&lt;/b&gt; &amp; &quot;schön&quot;')
    expect(page).toContain(`src="../medien/beitraege/${id}-media.jpg"`)
    const validate = new Ajv2020({ strict: false }).compile(
      JSON.parse(files.get('daten/schema.json')?.toString() ?? '') as object,
    )
    for (const file of dataFilesIn(files))
      expect({ section: file.section, valid: validate(file), errors: validate.errors }).toEqual({
        section: file.section,
        valid: true,
        errors: null,
      })
  })

  it('has the files of removed posts and pictures of the profile, which only an appeal can restore', async () => {
    const { id, postId, key } = await aPicture()
    const avatar = `/media/avatars/${member.id}?v=2`
    await putObject(avatarKey(member.id), 'image/png', Buffer.from('avatar'))
    await transact({ member: changeMember(member.id, { avatar }) })
    const changes = [
      await changeBy(postKey(postId), () => takeMeasure('community-post', postId, 'remove')),
      changeRecord(null, await hideProfile(member.id)),
    ]
    await deliverTo('keep-media', keepMedia)(...changes.filter((one) => one !== null))
    expect([await hasObject(key), await hasObject(avatarKey(member.id))]).toEqual([false, false])
    const files = await exported()
    expect(files.get(`medien/beitraege/${id}-media.jpg`)?.toString()).toBe('picture')
    expect(files.get('medien/profil/entfernt-1.png')?.toString()).toBe('avatar')
  })

  it('names no key of the bucket, no secret and no id of another member', async () => {
    await aThread(member, other)
    await aPhoto(member, other)
    const files = await exported()
    const whole = [...files.values()].map(String).join('\n')
    for (const secret of [other.id, member.token, 'messages/', 'hash', '"key"'])
      expect(whole).not.toContain(secret)
  })

  it('has own messages with their media, and those of the other as text without media', async () => {
    await aThread(member, other)
    const own = await aPhoto(member, other)
    await aVoiceMessage(member, other)
    await aPhoto(other, member, { content: 'Guck mal' })
    const files = await exported()
    const photo = `medien/nachrichten/${own.ref.ulid}.jpg`
    expect(files.get(photo)).toEqual(own.bytes)
    expect([...files.keys()].filter((name) => name.startsWith('medien/nachrichten'))).toHaveLength(
      2,
    )
    const messages = entriesIn(files, 'messages')
    expect(messages).toContainEqual(
      expect.objectContaining({ isOwn: true, media: [{ file: photo, mime: 'image/jpeg' }] }),
    )
    expect(messages).toContainEqual(
      expect.objectContaining({
        isOwn: false,
        with: `Frost Mahr (@${other.username})`,
        text: 'Guck mal',
        media: [],
      }),
    )
  })

  it('shows a member who blocked this one as a deleted member, and does not say that they did', async () => {
    await aThread(member, other)
    await block(other, member)
    const files = await exported()
    expect(entriesIn(files, 'messages')).toMatchObject([{ with: 'Gelöschtes Mitglied' }])
    expect(entriesIn(files, 'choices')).toEqual([])
  })

  it('omits what the other wrote and a moderator holds, and what the member deleted from the thread', async () => {
    await aThread(other, member, 'Alt')
    await aMessage(member, other, 'Auch alt')
    await deleteThread(member, other)
    await delivered(other, member, { content: 'Neu' })
    await aMessage(other, member, { content: 'Verboten', status: 'held' })
    const files = await exported()
    const texts = entriesIn(files, 'messages').map(({ text }) => text)
    expect(texts.toSorted()).toEqual(['Auch alt', 'Neu'])
  })

  it('is read in pages of at most 1,000 entries, and packs each once', async () => {
    await manyPosts(1300)
    const files = await exported()
    const parts = dataFilesIn(files).filter(({ section }) => section === 'posts')
    expect(parts.map(({ part }) => part)).toEqual([1, 2])
    expect(new Set(entriesIn(files, 'posts').map(({ id }) => id)).size).toBe(1300)
    expect((await state()).entries).toBe(
      dataFilesIn(files).flatMap(({ entries }) => entries).length,
    )
    const index = files.get('index.html')?.toString() ?? ''
    expect(index).toContain('href="seiten/posts-002.html"')
    expect(index).toContain('1.300 Einträge')
  })

  it('goes on without a medium that was deleted after its entry was read', async () => {
    const { id, key } = await aPicture()
    await requestExport(member)
    await workOnce('export-data', handler)
    await removeMedia([key])
    await finishExport()
    const files = await downloaded(member)
    expect(files.has(`medien/beitraege/${id}-media.jpg`)).toBe(false)
    expect(entriesIn(files, 'posts')).toHaveLength(1)
  })

  it('is split into several archives, each complete, when media exceed the size of one', async () => {
    const big = Buffer.alloc(5 * MEGABYTE, 7)
    const ids = [newId(), newId(), newId()]
    for (const id of ids) {
      await putObject(`media/posts/${id}/media.mp4`, 'video/mp4', big)
      await aPost(member, { mediaUrl: `/media/posts/${id}/media.mp4`, mediaType: 'video' })
    }
    await requestExport(member)
    await workOnce('export-data', handler)
    const first = await packStep(await state(), 8 * MEGABYTE)
    const second = await packStep({ ...(await state()), ...first }, 8 * MEGABYTE)
    expect(first.state).toBeUndefined()
    expect(second).toMatchObject({
      state: 'ready',
      archives: [expect.any(Number), expect.any(Number)],
    })
    const media: string[] = []
    for (const number of [1, 2]) {
      const files = await unzip(await objectBytes(archiveKey(await state(), number)))
      for (const [name, bytes] of files) {
        if (!name.startsWith('medien/')) continue
        expect(bytes.equals(big)).toBe(true)
        media.push(name)
      }
    }
    expect(media).toEqual(ids.map((id) => `medien/beitraege/${id}-media.mp4`))
  })
})
