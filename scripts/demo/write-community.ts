import type { MemberItem } from '#platform/identity/member.items.ts'
import { STATS } from '../../functions/community/stats/stats.items.ts'
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
import { DEMO_SHARD } from './demo.items.ts'
import { followItems } from './follow-items.ts'
import { inParallel } from './in-parallel.ts'
import { avatarOf, mediaOf } from './media.ts'
import { upload, writeAll, writeOne, type Item } from './stores.ts'

const AT_ONCE = 4

/** What is older than this was read long ago: nobody is told of it. */
const NEWS_MS = 3 * 3_600_000

const uploadAvatar = async (person: Person): Promise<string | undefined> => {
  if (!person.hasAvatar) return undefined
  const key = avatarKey(person.id)
  await upload(key, 'image/webp', await avatarOf(person.username))
  return `/${key}?v=1`
}

const uploadMedia = async ({ id, content }: Contribution): Promise<PostMedia> => {
  const media = await mediaOf(content)
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
 * Old horns and comments come in two steps, because an item is news only when it is created with its entity;
 * thousands of them would keep the effects busy for a minute and leave everybody with 99+ unread.
 */
const writeQuietly = async (items: readonly Item[]): Promise<void> => {
  const heard = new Set(['Comment', 'PostLike', 'CommentLike', 'Follow'])
  await writeAll(items.filter(({ entity }) => heard.has(String(entity))).map(withoutEntity))
  await writeAll(items)
}

/** Writes the same again when it is called again for the same community. */
export const writeCommunity = async (community: Community, now: number): Promise<void> => {
  const { contributions } = community
  const people = Object.values(community.people)
  const accounts = await inParallel(people, AT_ONCE, async (person) =>
    personItems(person, await uploadAvatar(person)),
  )
  const profiles = new Map(
    accounts.map(({ member }): [string, MemberItem] => [member.memberId, member]),
  )
  const written = await inParallel(contributions, AT_ONCE, async (contribution) =>
    contributionItems(profiles, contribution, await uploadMedia(contribution)),
  )
  const items: readonly DatedItem[] = written.flat()
  const isNews = ({ at }: DatedItem): boolean => at > now - NEWS_MS

  await writeQuietly(followItems(people, now))
  await writeAll(shoutItems(contributions))
  await writeAll(accounts.flatMap((account) => account.items).map(({ item }) => item))
  await writeQuietly(items.filter((dated) => !isNews(dated)).map(({ item }) => item))
  await writeAll(items.filter(isNews).map(({ item }) => item))
  await writeOne(pinsItem(contributions))
  await writeOne({
    PK: STATS,
    SK: DEMO_SHARD,
    members: people.length,
    posts: contributions.length,
    comments: contributions.reduce((sum, { replies }) => sum + replies.length, 0),
  })
}
