import { ulidDate } from '#shared/domain/ids.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { getMany, query, queryIndex } from '#platform/table/index.ts'
import { mutedWordsKey } from '../../people/mutes/index.ts'
import { followersPartition, followsPartition } from '../../people/relations/index.ts'
import { dismissedKey } from '../../people/suggestions/index.ts'
import { namesFor } from './names.ts'
import { atMostOne, entriesOf, itemsAt, PAGE, startAt } from './paging.ts'
import { date, list, section, text } from '../model/section.ts'

const FIELDS = { name: text('Wer'), since: date('Seit') } as const

export const follows = section({
  id: 'follows',
  kinds: ['follow'],
  title: 'Wem du folgst',
  about: 'Mitglieder, denen du folgst.',
  fields: FIELDS,
  read: async (memberId, cursor) => {
    const page = await query(followsPartition(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const nameOf = await namesFor(
      memberId,
      page.items.map(({ followeeId }) => followeeId),
    )
    return entriesOf(page, ({ followeeId, followId }) => ({
      name: nameOf(followeeId),
      since: ulidDate(followId),
    }))
  },
})

export const followers = section({
  id: 'followers',
  kinds: ['follow'],
  title: 'Wer dir folgt',
  about: 'Mitglieder, die dir folgen.',
  fields: FIELDS,
  read: async (memberId, cursor) => {
    const page = await queryIndex(followersPartition(memberId), {
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const items = (await itemsAt(page.items)).filter((item) => item !== undefined)
    const nameOf = await namesFor(
      memberId,
      items.map(({ followerId }) => followerId),
    )
    return entriesOf({ items, next: page.next }, ({ followerId, followId }) => ({
      name: nameOf(followerId),
      since: ulidDate(followId),
    }))
  },
})

/** Who blocks the member is the affair of the other (Art. 15 Abs. 4 DSGVO, docs/product/blocking.md). */
export const choices = section({
  id: 'choices',
  kinds: ['blocks', 'dismissed-suggestions', 'muted-words'],
  title: 'Blockiert, stumm, ausgeblendet',
  about: 'Wen und was du nicht sehen willst. Wer dich blockiert, gehört nicht dir.',
  fields: {
    blocked: list('Blockiert'),
    muted: list('Stumm'),
    dismissed: list('Als Vorschlag ausgeblendet'),
    mutedWords: list('Stumme Wörter'),
  },
  read: async (memberId) => {
    const [blocks, dismissed, words] = await getMany([
      blocksKey(memberId),
      dismissedKey(memberId),
      mutedWordsKey(memberId),
    ] as const)
    const ids = [blocks?.blocked, blocks?.muted, dismissed?.memberIds].map((set) => [
      ...(set ?? []),
    ])
    const nameOf = await namesFor(memberId, ids.flat())
    const [blocked = [], muted = [], hidden = []] = ids.map((some) => some.map(nameOf))
    const mutedWords = (words?.words ?? []).map(({ word }) => word)
    const isEmpty = ids.flat().length + mutedWords.length === 0
    return atMostOne(isEmpty ? undefined : { blocked, muted, dismissed: hidden, mutedWords })
  },
})
