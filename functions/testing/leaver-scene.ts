import { aDevice } from './push.ts'
import { followBand } from '#shared/api/bands.ts'
import { assignCase } from '#shared/api/cases.ts'
import { memberKey, privateKey } from '#platform/identity/member.items.ts'
import { STAFF_KEY, type StaffItem } from '#platform/identity/staff.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, update, write, type Stored } from '#platform/table/index.ts'
import { handler as relateCases } from '../cases/effects/relate-cases.ts'
import type { CaseItem } from '../cases/items/index.ts'
import { bookmarkItem } from '../community/items/index.ts'
import { addAlert } from '../concerts/alerts/alert.repository.ts'
import { signupKey, signupOf } from '../contact/index.ts'
import { handler as exportData } from '../data-export/work/export-data.ts'
import { putObject } from '../uploads/media-bucket.ts'
import { avatarKey } from '../uploads/index.ts'
import { anAccount, tokenOf } from './accounts.ts'
import { submit, takenDown } from './appeals.ts'
import { claim, edit, propose } from './band-edits.ts'
import { createdBand, storedBand } from './bands.ts'
import { saveFeed } from './calendars.ts'
import { call } from './call.ts'
import { aPostCase } from './cases.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aComment } from './comments.ts'
import { goesTo } from './concert-marks.ts'
import { aConcert, aConcertOf } from './concerts.ts'
import { aContactMessage } from './contact-scenes.ts'
import { requestExport } from './data-export.ts'
import { allItems } from './erasures.ts'
import { handlerOf } from './handlers.ts'
import { measureMember } from './measures.ts'
import { aMember, block, type TestMember } from './members.ts'
import { aPhoto, aVoiceMessage, type MediaMessage } from './message-media.ts'
import { follows } from './messages.ts'
import { aHeldPost, aModerator, decide } from './moderation.ts'
import { aPasskey } from './passkeys.ts'
import { aPost } from './posts.ts'
import { aReport } from './reports.ts'
import { aStoredConcert } from './stored-concerts.ts'
import { aStory, seenBy } from './stories.ts'
import { storeTaste } from './suggestions.ts'
import { aThread } from './threads.ts'
import { workOnce } from './work-queues.ts'

/** Somebody who has used everything, was measured, and ends as a moderator with an open case. */
export interface Leaver extends TestMember {
  readonly displayName: string
  readonly email: string
  /** Follows the leaver, and has a conversation with them. */
  readonly friend: TestMember
  readonly photo: MediaMessage
  readonly ownCase: CaseItem
  /** Objects that must go. */
  readonly objects: readonly string[]
}

/** Registered, with an address, a picture and a confirmed newsletter. */
const register = async () => {
  const account = await anAccount()
  const { id } = account
  const displayName = `Abschied ${id.slice(-8)}`
  const email = `${id.toLowerCase()}@example.org`
  const { SK, ...key } = { ...privateKey(id), SK: 'PRIVATE' }
  const newsletter = { consentVersion: '2025-01', status: 'confirmed', requestId: newId() }
  await putAll([
    { ...key, SK, confirmedEmail: email },
    {
      ...signupKey(signupOf(email)),
      entity: 'NewsletterSignup',
      email,
      ...newsletter,
      requestedAt: new Date().toISOString(),
      memberId: id,
    },
  ])
  await write(update(memberKey(id), { set: { displayName, onboardingCompleted: true } }))
  return { ...account, displayName, email, token: await tokenOf(account) }
}

type Named = TestMember & { readonly displayName: string; readonly email: string }

/** An own band, a followed one, a proposal, an open claim and an approved one. */
const careForBands = async (member: Named): Promise<void> => {
  await createdBand({}, member)
  const [followed, owned, claimed] = [await storedBand(), await storedBand(), await storedBand()]
  const options = { token: member.token, params: { id: followed } }
  await call(await handlerOf(followBand.id), followBand, options)
  await propose(member, followed, { description: 'Lauter als vorher.' })
  await claim(member, claimed)
  await claim(member, owned)
  await decide(await aModerator(), ['band', `${owned}-${member.id}`], { action: 'approve' })
  await edit(member, owned, { description: 'Wir sind das.' })
}

const goToConcerts = async (member: Named, friend: TestMember): Promise<void> => {
  await aConcert(member)
  await aConcertOf(friend, member)
  await goesTo(member, await aStoredConcert(), { isPublic: true })
  await addAlert(member.id, { kind: 'band', bandName: 'Grabeswind' })
  await addAlert(member.id, { kind: 'city', city: 'Göttingen' })
  await saveFeed(member, { marked: true })
}

/** Posts, a comment, a story and their media; what the friend did with them. */
const talk = async (member: Named, friend: TestMember): Promise<readonly string[]> => {
  const media = `media/posts/${newId()}/media.jpg`
  const slide = `media/stories/${member.id}/${newId()}-1.jpg`
  const avatar = avatarKey(member.id)
  for (const key of [media, slide, avatar]) await putObject(key, 'image/jpeg', Buffer.from('x'))
  await aPost(member, { mediaUrl: `/${media}`, mediaType: 'image', mediaAlt: 'Ein Moshpit' })
  await aHeldPost(member)
  const post = await aPost(friend)
  await aComment({ id: post, author: friend }, member)
  await putAll([bookmarkItem(member.id, post, newId())])
  await storeTaste(member, { genres: ['Doom'] })
  const slides = [{ type: 'image', mediaUrl: `/${slide}` }] as const
  await seenBy(friend, await aStory(member, { slides }))
  await seenBy(member, await aStory(friend))
  await aReport(member, ['community-post', post])
  return [media, slide, avatar]
}

const meet = async (member: Named, friend: TestMember): Promise<MediaMessage> => {
  await follows(friend, member)
  await follows(member, friend)
  await block(member, await aMember())
  await block(await aMember(), member)
  await aThread(member, friend)
  await aVoiceMessage(member, friend)
  return aPhoto(member, friend)
}

/** A removed post with an appeal, a reported post, profile and story. */
const beMeasured = async (member: Named, friend: TestMember): Promise<void> => {
  const moderator = await aModerator()
  const { statementId } = await takenDown(member, moderator, { targetId: await aPost(member) })
  await submit(member, statementId)
  const reported = await aPost(member)
  await aReport(friend, ['community-post', reported])
  await aReport(friend, ['profile', member.id])
  await aReport(friend, ['story', await aStory(member)])
  const relate = deliverTo('relate-cases', relateCases)
  for (const item of await allItems())
    if (item['entity'] === 'Case') await relate(changeRecord(null, item as unknown as Stored))
}

const workAsModerator = async ({ id, token }: Named): Promise<CaseItem> => {
  await write(update(memberKey(id), { set: { role: 'moderator' } }))
  await write(update<StaffItem>(STAFF_KEY, { add: { memberIds: new Set([id]) } }))
  const { item } = await aPostCase()
  const options = { token, params: { id: item.caseId }, body: { assigned: true } }
  const { status, text } = await call(await handlerOf(assignCase.id), assignCase, options)
  if (status !== 200) throw new Error(text)
  return item
}

/** A member with all that a member can have, and an export that is half done. */
export const aFullLeaver = async (): Promise<Leaver> => {
  const [member, friend] = [await register(), await aMember({ displayName: 'Bleibt' })]
  await aDevice(member)
  await aPasskey(member)
  await aContactMessage({ memberId: member.id, email: member.email })
  await careForBands(member)
  await goToConcerts(member, friend)
  const photo = await meet(member, friend)
  const objects = await talk(member, friend)
  await beMeasured(member, friend)
  const ownCase = await workAsModerator(member)
  await requestExport(member)
  await workOnce('export-data', exportData, 1)
  await measureMember(member.id, { measure: 'suspend' })
  return { ...member, friend, photo, ownCase, objects }
}
