import { describe, expect, it } from 'vitest'
import { listCases, readCase, type Case, type CaseCard } from '#shared/api/cases.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { picture } from '#testing/image-builder.ts'
import { takeMeasure } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { aStory } from '#testing/stories.ts'
import { remove } from '#testing/stored.ts'
import { aReport, gatherOf, findOpenCase, report, readReports } from '#testing/reports.ts'
import type { Target } from '../../cases/items/index.ts'
import { postKey } from '../../community/items/index.ts'
import { parseStoryId, storyKey } from '../../stories/items/index.ts'
import { handler as keepMedia } from '../../content-kinds/effects/keep-media.ts'
import { handler as deleteMedia } from './delete-media.ts'
import { putObject, removeMedia } from '../../uploads/media-bucket.ts'

const removeFilesOf = deliverTo('delete-media', deleteMedia)

const keepFilesOf = deliverTo('keep-media', keepMedia)

const storedPicture = async () => {
  const key = `media/posts/${newId()}/original.png`
  const bytes = await picture('png')
  await putObject(key, 'image/png', bytes)
  return { key, mediaUrl: `/${key}`, bytes: Buffer.from(bytes) }
}

const mediaOfCase = async (target: Target) => {
  const { token } = await aModerator()
  const params = { id: (await findOpenCase(target))?.caseId ?? '' }
  const { json } = await call(await handlerOf(readCase.id), readCase, { token, params })
  return (json as Case).evidence[0]?.media ?? []
}

const bytesAt = async (url: string | null | undefined): Promise<Buffer> => {
  const answer = await fetch(url ?? '')
  if (!answer.ok) throw new Error(`${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

describe('the files of a reported post', () => {
  it('stay with the case when their author deletes them, however often the event comes', async () => {
    const { mediaUrl, bytes } = await storedPicture()
    const targetId = await aPost(await aMember(), { mediaUrl, mediaType: 'image' })
    const target = { kind: 'community-post', targetId } as const
    await aReport(await aMember(), ['community-post', targetId])
    const post = { ...postKey(targetId), entity: 'Post', mediaUrl }
    await removeFilesOf(changeRecord(post, null))
    for (let delivery = 0; delivery < 2; delivery++) await gatherOf(...(await readReports(target)))
    const [medium] = await mediaOfCase(target)
    expect(medium).toMatchObject({ type: 'image', name: mediaUrl })
    expect(await bytesAt(medium?.url)).toEqual(bytes)
    expect(medium?.url).toMatch(/\/evidence\/[\w-]{22}\/0\?/)
    expect(medium?.url).toContain('X-Amz-Expires=1200')
  })

  it('are copied before they are deleted, also when the report is not gathered yet', async () => {
    const { mediaUrl, bytes } = await storedPicture()
    const targetId = await aPost(await aMember(), { mediaUrl, mediaType: 'image' })
    const target = { kind: 'community-post', targetId } as const
    await report(await aMember(), ['community-post', targetId])
    const post = { ...postKey(targetId), entity: 'Post', mediaUrl }
    await removeFilesOf(changeRecord(post, null))
    await gatherOf(...(await readReports(target)))
    const [medium] = await mediaOfCase(target)
    expect(await bytesAt(medium?.url)).toEqual(bytes)
  })

  it('are copied from where a measure keeps them when it was faster', async () => {
    const { mediaUrl, bytes } = await storedPicture()
    const targetId = await aPost(await aMember(), { mediaUrl, mediaType: 'image' })
    const target = { kind: 'community-post', targetId } as const
    await report(await aMember(), ['community-post', targetId])
    const removed = await changeBy(postKey(targetId), () =>
      takeMeasure('community-post', targetId, 'remove'),
    )
    await keepFilesOf(...(removed ? [removed] : []))
    await gatherOf(...(await readReports(target)))
    const [medium] = await mediaOfCase(target)
    expect(await bytesAt(medium?.url)).toEqual(bytes)
  })

  it('are said to be gone when they went before they were copied', async () => {
    const { key, mediaUrl } = await storedPicture()
    const targetId = await aPost(await aMember(), { mediaUrl, mediaType: 'image' })
    const target = { kind: 'community-post', targetId } as const
    await report(await aMember(), ['community-post', targetId])
    await removeMedia([key])
    await gatherOf(...(await readReports(target)))
    expect(await mediaOfCase(target)).toEqual([{ type: 'image', name: mediaUrl, url: null }])
  })
})

const keptPost = async () => {
  const { mediaUrl, bytes } = await storedPicture()
  const targetId = await aPost(await aMember(), { mediaUrl, mediaType: 'image' })
  return { kind: 'community-post', targetId, key: postKey(targetId), bytes } as const
}

const keptStory = async () => {
  const author = await aMember()
  const file = `media/stories/${author.id}/${newId()}-1.png`
  const bytes = Buffer.from(await picture('png'))
  await putObject(file, 'image/png', bytes)
  const slides = [{ type: 'image' as const, mediaUrl: `/${file}` }]
  const targetId = await aStory(author, { slides })
  return { kind: 'story', targetId, key: storyKey(parseStoryId(targetId)), bytes } as const
}

it.each([
  ['post', keptPost],
  ['story', keptStory],
])(
  'copies the files of a %s from where a measure keeps them when it is deleted',
  async (_, make) => {
    const { kind, targetId, key, bytes } = await make()
    await report(await aMember(), [kind, targetId])
    const measure = await changeBy(key, () => takeMeasure(kind, targetId, 'remove'))
    await keepFilesOf(...(measure ? [measure] : []))
    const removal = await changeBy(key, () => remove(key))
    await removeFilesOf(...(removal ? [removal] : []))
    await gatherOf(...(await readReports({ kind, targetId })))
    const [medium] = await mediaOfCase({ kind, targetId })
    expect(await bytesAt(medium?.url)).toEqual(bytes)
  },
)

it('keeps a story that its author deletes, or that ends, in the queue with its words and pictures', async () => {
  const [author, moderator] = [await aMember(), await aModerator()]
  const ulid = newId()
  const key = `media/stories/${author.id}/${ulid}-1.png`
  const bytes = await picture('png')
  await putObject(key, 'image/png', bytes)
  const slides = [{ content: 'Ihr Poser.' }, { type: 'image' as const, mediaUrl: `/${key}` }]
  const targetId = await aStory(author, { slides })
  const target = { kind: 'story', targetId } as const
  await report(await aMember(), ['story', targetId])
  const story = storyKey(parseStoryId(targetId))
  const removal = await changeBy(story, () => remove(story))
  if (removal) await removeFilesOf(removal, removal)
  await gatherOf(...(await readReports(target)))
  const { caseId = '' } = (await findOpenCase(target)) ?? {}
  const { token } = moderator
  const queue = await call(await handlerOf(listCases.id), listCases, { token })
  expect((queue.json as CaseCard[]).map(({ id }) => id)).toContain(caseId)
  const { json } = await call(await handlerOf(readCase.id), readCase, {
    token,
    params: { id: caseId },
  })
  const shown = json as Case
  expect(shown.content.state).toBe('gone')
  expect(shown.evidence[0]?.text).toContain('Ihr Poser.')
  expect(await bytesAt(shown.evidence[0]?.media[0]?.url)).toEqual(Buffer.from(bytes))
  expect(shown.possible).toEqual(expect.arrayContaining(['dismiss', 'warn', 'suspend']))
})

it('keeps the picture of a profile that shows another one now', async () => {
  const { id } = await aMember()
  const target = { kind: 'profile', targetId: id } as const
  const bytes = await picture('png')
  await putObject(`media/avatars/${id}`, 'image/png', bytes)
  await transact({
    member: changeMember(id, { avatar: `/media/avatars/${id}?v=2` }),
  })
  await aReport(await aMember(), ['profile', id])
  await putObject(`media/avatars/${id}`, 'image/jpeg', await picture('jpeg'))
  await gatherOf(...(await readReports(target)))
  const [medium] = await mediaOfCase(target)
  expect(await bytesAt(medium?.url)).toEqual(Buffer.from(bytes))
})
