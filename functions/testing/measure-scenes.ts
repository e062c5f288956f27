import { handler as endSessions } from '../auth/effects/end-restricted-sessions.ts'
import { postKey } from '../community/items/index.ts'
import { handler as keepMedia } from '../content-kinds/effects/keep-media.ts'
import { keptProfilePartition } from '#platform/content/kept.items.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact, update, write, type Stored } from '#platform/table/index.ts'
import { changeBy, changeRecord, deliverTo } from './changes.ts'
import { takeMeasure } from './measures.ts'
import { aMember } from './members.ts'
import { aPost } from './posts.ts'
import { storedUnder } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

type Change = { readonly restrictedBy: string } | { readonly bio: string }

const costOf = async (set: Change): Promise<Units> => {
  const { id } = await aMember()
  const record = await changeBy(memberKey(id), () => write(update(memberKey(id), { set })))
  const deliver = deliverTo('end-restricted-sessions', endSessions)
  return unitsOf(() => deliver(...(record ? [record] : [])))
}

const keep = deliverTo('keep-media', keepMedia)

const costOfPost = async (work: (id: string) => Promise<unknown>): Promise<Units> => {
  const mediaUrl = `/media/posts/${newId()}/original.png`
  const id = await aPost(await aMember(), { mediaUrl, mediaType: 'image' })
  const record = await changeBy(postKey(id), () => work(id))
  return unitsOf(() => keep(...(record ? [record] : [])))
}

const costOfProfile = async (): Promise<Units> => {
  const { id } = await aMember()
  await transact({ member: changeMember(id, { avatar: `/media/avatars/${id}?v=2` }) })
  await takeMeasure('profile', id, 'hide')
  const [kept] = await storedUnder(keptProfilePartition(id))
  return unitsOf(() => keep(changeRecord(null, kept as unknown as Stored)))
}

/** What the effects of measures cost. */
export const measureScenarios: Record<string, () => Promise<Units>> = {
  'keep-media Post.changed': () =>
    costOfPost((id) => write(update(postKey(id), { set: { content: 'Leiser.' } }))),
  'keep-media Post.changed (removed)': () =>
    costOfPost((id) => takeMeasure('community-post', id, 'remove')),
  'keep-media KeptContent.created (profile)': costOfProfile,
  'end-restricted-sessions Member.changed': () => costOf({ bio: 'Neu.' }),
  'end-restricted-sessions Member.changed (suspended)': () => costOf({ restrictedBy: newId() }),
}
