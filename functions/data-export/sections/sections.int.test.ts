import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { memberKey, privateKey } from '#platform/identity/member.items.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { storedBand } from '#testing/bands.ts'
import { aComment } from '#testing/comments.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { follows } from '#testing/messages.ts'
import { aPost } from '#testing/posts.ts'
import { aStoredConcert } from '#testing/stored-concerts.ts'
import { aStory, seenBy } from '#testing/stories.ts'
import { passkeyItem } from '../../auth/passkeys/passkey.items.ts'
import { createBandFollow } from '../../bands/items/index.ts'
import { statementKey, statementsPartition } from '../../cases/items/index.ts'
import { bookmarkItem, commentLikeItem, postLikeItem } from '../../community/items/index.ts'
import { concertIdOf, listingSortKey, putOwn, completeSources } from '../../concerts/items/index.ts'
import { markItem } from '../../concerts/marks/index.ts'
import { contactMessageItem } from '../../contact/contact.items.ts'
import { requestSignup } from '../../contact/newsletter.items.ts'
import { decisionItem } from '#platform/content/decision.items.ts'
import { byMember } from '../../notifications/notification.items.ts'
import { activityKey, likesKey } from '../../notifications/notification.items.ts'
import { legalKey } from '../../settings/settings.items.ts'
import { newsletter } from './desk.ts'
import { SECTIONS } from './index.ts'

let member: TestMember
let other: TestMember

const OTHER: unknown = expect.stringContaining('Frost Mahr')
const TEXT: unknown = expect.any(String)

const authorOf = ({ id, username }: TestMember) => ({
  id,
  username,
  displayName: 'Frost Mahr',
  avatar: null,
  isVerified: false,
})

const read = async (id: string) => {
  const section = SECTIONS.find((each) => each.id === id)
  if (!section) throw new Error(`No section ${id}`)
  const entries = []
  let cursor: string | undefined
  do {
    const page = await section.read(member.id, cursor)
    entries.push(...page.entries)
    cursor = page.next
  } while (cursor !== undefined)
  return entries
}

const writeCommunity = async () => {
  const post = { id: await aPost(other), author: other }
  const commentId = await aComment(post, member, { content: 'Jawoll', answeredId: other.id })
  const like = { memberId: member.id, likeId: newId(), authorId: other.id }
  await putAll([
    postLikeItem({ ...like, targetId: post.id }),
    commentLikeItem({ ...like, targetId: commentId }),
    bookmarkItem(member.id, post.id, newId()),
  ])
  await seenBy(member, await aStory(other))
  await aStory(member, { slides: [{ content: 'Soundcheck' }] })
}

const writePeople = async () => {
  await follows(member, other)
  await follows(other, member)
  const sets = { blocked: new Set([other.id]), muted: new Set([other.id]) }
  await write(update(blocksKey(member.id), { add: sets }))
}

const writeNotifications = async () => {
  const activity = activityKey(member.id, newId())
  const likes = likesKey(member.id, newId())
  const cause = authorOf(other)
  await putAll([
    {
      ...activity,
      ...byMember(activity, cause, 1),
      ...{ entity: 'Notification', kind: 'comment', sequence: 1, content: 'Hallo' },
    },
    {
      ...likes,
      ...byMember(likes, cause, 1),
      ...{ type: 'post', postId: newId(), content: 'Laut', count: 3, unread: 0 },
      ...{ countedAt: 0, readUpTo: 0 },
    },
  ])
}

const writeScene = async () => {
  const concert = await aStoredConcert({}, member.id)
  const [source] = completeSources(concert)
  if (!source) throw new Error('No source')
  await write(putOwn(concertIdOf(concert), source))
  const mark = { memberId: member.id, markId: newId(), state: 'going', isPublic: true } as const
  await putAll([markItem({ ...mark, startKey: listingSortKey(concert) })])
  await write(createBandFollow(member.id, await storedBand({ name: 'Grabglut' }), newId()))
}

const writeDesk = async () => {
  const email = `${member.id.toLowerCase()}@example.org`
  const statementId = newId()
  const decision = {
    moderatorId: other.id,
    type: 'community-post',
    contentId: newId(),
    action: 'reject',
    reason: 'Beleidigt',
    rule: 'x',
    authorId: member.id,
  } as const
  const message = {
    ...{ memberId: member.id, name: 'Fan', email, category: 'general', subject: 'Frage' },
    message: 'Wie laut?',
  } as const
  await putAll([
    { ...privateKey(member.id), confirmedEmail: email, email: `neu-${email}` },
    { ...legalKey(member.id, '1'), version: '1', acceptedAt: isoNow() },
    decisionItem(newId(), decision, 'Der Text'),
    contactMessageItem(newId(), isoNow(), message as never),
    passkeyItem({
      ...{ memberId: member.id, credentialId: 'geheim', publicKey: 'geheim', counter: 0 },
      ...{ isSynced: true, name: 'Handy' },
    }),
    {
      ...statementKey(statementId),
      ...{ entity: 'Statement', statementId, memberId: member.id, measure: 'hide' },
      ...{ kind: 'community-post', automated: { detection: true, decision: false } },
      ...{ facts: 'Gefunden', excerpt: 'Der Text', scope: 'Der Beitrag', until: null },
      ...{ ground: { kind: 'terms', rule: 'AGB 4', explanation: 'Darum' }, redress: 'Einspruch' },
      ...{
        decidedBy: other.id,
        at: isoNow(),
        ...statementsPartition(member.id),
        GSI1SK: statementId,
      },
    },
  ])
  await write(requestSignup(email, '1', member.id))
}

beforeAll(async () => {
  ;[member, other] = [await aMember(), await aMember({ displayName: 'Frost Mahr' })]
  await write(
    update(memberKey(member.id), { set: { bio: 'Laut', favoriteGenres: ['Doom Metal'] } }),
  )
  await writeCommunity()
  await writePeople()
  await writeNotifications()
  await writeScene()
  await writeDesk()
})

describe('a section', () => {
  it.each([
    ['account', { username: TEXT, email: TEXT, waitingEmail: TEXT }],
    ['profile', { bio: 'Laut', genres: ['Doom Metal'], picture: [] }],
    ['settings', { onWall: true, whoMayWrite: 'Alle', readReceipts: true }],
    ['consents', { version: '1' }],
    ['sign-in', { passwordChangedAt: null, knownDevices: 0 }],
    ['sessions', { device: 'Unbekanntes Gerät' }],
    ['passkeys', { name: 'Handy', isSynced: true }],
    ['comments', { text: 'Jawoll', postBy: OTHER }],
    ['post-likes', { to: OTHER, commentId: null }],
    ['comment-likes', { commentId: TEXT }],
    ['bookmarks', { postId: TEXT }],
    ['stories', { text: 'Soundcheck' }],
    ['seen-stories', { by: OTHER, horns: false }],
    ['follows', { name: OTHER }],
    ['followers', { name: OTHER }],
    ['notifications', { kind: 'Kommentar', text: 'Hallo' }],
    ['received-likes', { text: 'Laut', count: 3 }],
    ['concert-marks', { state: 'Dabei', isPublic: true }],
    ['concerts', { band: TEXT, status: 'Sichtbar' }],
    ['followed-bands', { name: 'Grabglut' }],
    ['decisions', { action: 'Entfernt', reason: 'Beleidigt', about: 'Der Text' }],
    ['statements', { measure: 'Verborgen', kind: 'Beitrag', rule: 'AGB 4', explanation: 'Darum' }],
    ['statements', { isLaw: false, foundBySoftware: true, decidedBySoftware: false }],
    ['contact', { subject: 'Frage', message: 'Wie laut?' }],
    ['newsletter', { confirmedAt: null }],
  ])('%s has the entry of the member', async (id, entry) => {
    expect(await read(id)).toEqual([expect.objectContaining(entry)])
  })

  it('has no subscription that somebody else asked for at the address of the account', async () => {
    const { id } = await aMember()
    const email = `${id.toLowerCase()}@example.org`
    await putAll([{ ...privateKey(id), confirmedEmail: email }])
    await write(requestSignup(email, '1'))
    expect(await newsletter.read(id, undefined)).toEqual({ entries: [] })
  })

  it('has whom the member blocks and mutes', async () => {
    const name = `Frost Mahr (@${other.username})`
    expect(await read('choices')).toMatchObject([{ blocked: [name], muted: [name] }])
  })

  it('names no id of another member and no secret, in any section', async () => {
    const all = JSON.stringify(await Promise.all(SECTIONS.map(({ id }) => read(id))))
    expect(all).not.toContain(other.id)
    expect(all).not.toContain('geheim')
  })
})
