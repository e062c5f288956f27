import { update, write } from '#platform/table/index.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { statsKeys } from '../../functions/community/stats/stats.items.ts'
import { avatarKey } from '../../functions/uploads/index.ts'
import type { Community, Contribution, Person } from './community.ts'
import {
  contributionItems,
  personItems,
  pinsItem,
  shoutItems,
  type DatedItem,
  type PostMedia,
} from './community-items.ts'
import { followItems } from './follow-items.ts'
import { inParallel } from './in-parallel.ts'
import { readAvatar, readMedia } from './media.ts'
import { upload, writeAll, type Item } from './stores.ts'

const CONCURRENCY = 4

/** Older comments and likes create no notifications. */
const RECENT_MS = 3 * 3_600_000

const uploadAvatar = async (person: Person): Promise<string | undefined> => {
  if (!person.hasAvatar) return undefined
  const key = avatarKey(person.id)
  await upload(key, 'image/webp', await readAvatar(person.username))
  return `/${key}?v=1`
}

const uploadMedia = async ({ id, content }: Contribution): Promise<PostMedia> => {
  const media = await readMedia(content)
  if (!media) return {}
  const urlOf = (name: string, extension: string) => `/media/posts/${id}/${name}.${extension}`
  await Promise.all(
    media.files.map(({ name, extension, contentType, bytes }) =>
      upload(urlOf(name, extension).slice(1), contentType, bytes),
    ),
  )
  const preview = media.files.find(({ name }) => name === 'preview')
  return {
    mediaUrl: urlOf('original', media.files[0]?.extension ?? ''),
    mediaPreviewUrl: preview && urlOf('preview', preview.extension),
    mediaType: media.type,
    mediaWidth: media.width,
    mediaHeight: media.height,
  }
}

const withoutEntity = ({ entity: _entity, ...item }: Item): Item => item

/**
 * Writes items without triggering effects: they react only to items that are created with an entity, so the
 * entity follows in a second write. Otherwise each member would start with 99+ unread notifications.
 */
const writeWithoutEffects = async (items: readonly Item[]): Promise<void> => {
  const triggering = new Set(['Comment', 'PostLike', 'CommentLike', 'Follow'])
  await writeAll(items.filter(({ entity }) => triggering.has(String(entity))).map(withoutEntity))
  await writeAll(items)
}

/** Idempotent: a second call for the same community writes the same items. */
export const writeCommunity = async (community: Community, now: number): Promise<void> => {
  const { contributions } = community
  const people = Object.values(community.people)
  const accounts = await inParallel(people, CONCURRENCY, async (person) =>
    personItems(person, await uploadAvatar(person)),
  )
  const profiles = new Map(
    accounts.map(({ member }): [string, MemberItem] => [member.memberId, member]),
  )
  const written = await inParallel(contributions, CONCURRENCY, async (contribution) =>
    contributionItems(profiles, contribution, await uploadMedia(contribution)),
  )
  const items: readonly DatedItem[] = written.flat()
  const isRecent = ({ at }: DatedItem): boolean => at > now - RECENT_MS

  await writeWithoutEffects(followItems(people, now))
  await writeAll(shoutItems(contributions))
  await writeAll(accounts.flatMap((account) => account.items).map(({ item }) => item))
  await writeWithoutEffects(items.filter((dated) => !isRecent(dated)).map(({ item }) => item))
  await writeAll(items.filter(isRecent).map(({ item }) => item))
  // Set, so that a second attempt does not count twice. No other writer counts these before the demo is complete.
  const stats = {
    members: people.length,
    posts: contributions.length,
    comments: contributions.reduce((sum, { replies }) => sum + replies.length, 0),
  }
  const [shard] = statsKeys
  if (shard) await write(update(shard, { set: stats }))
  await writeAll([pinsItem(contributions)])
}
