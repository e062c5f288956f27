import { describe, expect, it } from 'vitest'
import type { ReviewedAppeal } from '#shared/api/appeals.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { review, submit, takenDown } from '#testing/appeals.ts'
import { takeMeasure } from '#testing/measures.ts'
import { signedBytes } from '#testing/media.ts'
import { aMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { aReport, gatherOf, readReports } from '#testing/reports.ts'
import { aStatement } from '#testing/statements.ts'
import { aStory } from '#testing/stories.ts'
import { putObject } from '../../uploads/media-bucket.ts'

const bytesAt = async (url: string | null | undefined): Promise<string> =>
  String(await signedBytes('reviewAppeal', url))

const mediaFor = async (id: string): Promise<ReviewedAppeal['media']> => {
  const { json } = await review(await aMember({ role: 'reviewer' }), id)
  return (json as ReviewedAppeal).media
}

const aPicture = async (text: string, folder = 'media'): Promise<string> => {
  const path = `posts/${newId()}/original.png`
  await putObject(`${folder}/${path}`, 'image/png', Buffer.from(text))
  return `/media/${path}`
}

describe('the files that a reviewer sees', () => {
  it('are the copies from the time of the report', async () => {
    const author = await aMember()
    const mediaUrl = await aPicture('reported')
    const targetId = await aPost(author, { mediaUrl, mediaType: 'image' })
    await aReport(await aMember(), ['community-post', targetId])
    await gatherOf(...(await readReports({ kind: 'community-post', targetId })))
    const { statementId } = await takenDown(author, await aModerator(), { targetId })
    await submit(author, statementId)
    const [medium] = await mediaFor(statementId)
    expect(medium).toMatchObject({ type: 'image', name: mediaUrl })
    expect(medium?.url).toContain('/evidence/')
    expect(await bytesAt(medium?.url)).toBe('reported')
  })

  it('are those that the measure keeps when nobody reported the post', async () => {
    const author = await aMember()
    const mediaUrl = await aPicture('kept', 'kept')
    const targetId = await aPost(author, { mediaUrl, mediaType: 'image' })
    const { statementId } = await takenDown(author, await aModerator(), { targetId })
    await submit(author, statementId)
    const [medium, ...others] = await mediaFor(statementId)
    expect(others).toEqual([])
    expect(medium?.url).toContain('X-Amz-Expires=1200')
    expect(await bytesAt(medium?.url)).toBe('kept')
  })

  it.each(['story', 'profile'] as const)('are kept of a %s as well', async (kind) => {
    const author = await aMember()
    const mediaUrl =
      kind === 'story'
        ? `/media/stories/${author.id}/${newId()}-1.png`
        : `/media/avatars/${author.id}?v=2`
    const key = mediaUrl.replace('/media', 'kept').replace('?v=', '/')
    await putObject(key, 'image/png', Buffer.from(kind))
    await transact({
      member: changeMember(author.id, { avatar: `/media/avatars/${author.id}?v=2` }),
    })
    const targetId =
      kind === 'story' ? await aStory(author, { slides: [{ type: 'image', mediaUrl }] }) : author.id
    const measure = kind === 'story' ? 'remove' : 'hide'
    const statementId = await takeMeasure(kind, targetId, measure)
    await aStatement(author.id, { statementId, kind, targetId, measure })
    await submit(author, statementId)
    const [medium] = await mediaFor(statementId)
    expect(medium).toMatchObject({ type: 'image', name: mediaUrl })
    expect(await bytesAt(medium?.url)).toBe(kind)
  })
})
