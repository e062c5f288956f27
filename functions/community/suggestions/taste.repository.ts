import { LIMITS } from '#shared/domain/limits.ts'
import { ofProfileGenres } from '#shared/domain/post-genres.ts'
import { notificationsKey } from '../../settings/index.ts'
import { isTooYoungToConsent } from '#platform/identity/age.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { ConditionFailed, get, getItems, query, retry, write } from '#platform/table/index.ts'
import { postKey } from '../items/post.items.ts'
import { putTaste, tasteKey, type TasteItem } from '../items/taste.items.ts'
import { viewerPartition } from '../items/like.items.ts'
import { postMark } from './marks.ts'
import { NO_TASTE, packTaste, unpackTaste, withLike, type Taste } from './taste.ts'
import { readTraits } from './traits.ts'

/** Texts that are read when a taste begins, so that members who liked posts before have one at once. */
const FIRST_LIKES = 25

const readLikedIds = async (memberId: string): Promise<string[]> => {
  const { items } = await query(viewerPartition(memberId), {
    before: '~',
    newestFirst: true,
    limit: LIMITS.tasteLikes + 1,
  })
  return items.map(({ SK }) => SK)
}

/** The taste of a member about whom nothing is stored: what follows from settings, profile and newest likes. */
export const firstTaste = async (memberId: string): Promise<Taste> => {
  const ids = await readLikedIds(memberId)
  const found = await getItems([
    memberKey(memberId),
    notificationsKey(memberId),
    ...ids.slice(0, FIRST_LIKES).map((id) => postKey(id)),
  ])
  const member = found.at(memberKey(memberId))
  const isOff = found.at(notificationsKey(memberId))?.personalized === false
  if (isOff || isTooYoungToConsent(member?.bornOn)) return { ...NO_TASTE, off: true }
  const genres = ofProfileGenres(member?.favoriteGenres ?? [])
  return ids.reduce<Taste>(
    (taste, id) => {
      const text = found.at(postKey(id))
      return withLike(taste, { mark: postMark(id), traits: text && readTraits(text) })
    },
    { ...NO_TASTE, genres },
  )
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const saveOnce = async (
  memberId: string,
  before: TasteItem | undefined,
  change: (taste: Taste) => Taste,
): Promise<Taste> => {
  const taste = change(before ? unpackTaste(before) : await firstTaste(memberId))
  const after = packTaste(taste)
  if (before && isSame(after, packTaste(unpackTaste(before)))) return taste
  await write(putTaste(before, { ...tasteKey(memberId), version: 0, ...after }))
  return taste
}

/**
 * Reads the taste, changes it and writes it, until no concurrent writer intervenes; an unchanged one is not written.
 * @param read also reads what the change depends on, consistently
 */
export const changeTaste = (
  memberId: string,
  read: () => Promise<{
    readonly item: TasteItem | undefined
    readonly change: (taste: Taste) => Taste
  }>,
): Promise<Taste> =>
  retry(
    async () => {
      const { item, change } = await read()
      return saveOnce(memberId, item, change)
    },
    { when: (error) => error instanceof ConditionFailed },
  )

/** Changes the taste by itself alone. */
export const changeOwnTaste = (memberId: string, change: (taste: Taste) => Taste): Promise<Taste> =>
  changeTaste(memberId, async () => ({
    item: await get(tasteKey(memberId), { consistent: true }),
    change,
  }))
