import { ulidDate } from '#shared/domain/ids.ts'
import { query } from '#platform/table/index.ts'
import {
  isStory,
  parseStoryId,
  seenPartition,
  storiesPartition,
  type StoryItem,
  storyUlidOf,
  storyText,
} from '../../stories/items/index.ts'
import { servedMedia } from './media-names.ts'
import { namesFor } from './names.ts'
import { entriesOf, PAGE, startAt } from './paging.ts'
import { date, flag, list, media, number, section, text } from '../model/section.ts'

const musicOf = ({ slides }: StoryItem): string[] =>
  slides.flatMap(({ track }) => (track ? [`${track.artist}: ${track.name}`] : []))

export const stories = section({
  id: 'stories',
  kinds: ['story', 'story-counters'],
  title: 'Storys',
  about: 'Deine laufenden Storys. Nach 24 Stunden sind sie weg, auch bei uns.',
  fields: {
    publishedAt: date('Veröffentlicht'),
    text: text('Text'),
    media: media('Medien'),
    music: list('Musik'),
    views: number('Gesehen von'),
    horns: number('Hörner'),
    status: text('Zustand'),
    statusReason: text('Begründung'),
  },
  read: async (memberId, cursor) => {
    const page = await query(storiesPartition(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const counters = new Map(
      page.items.flatMap((item) => (isStory(item) ? [] : [[item.SK.slice(0, -2), item] as const])),
    )
    return entriesOf({ items: page.items.filter(isStory), next: page.next }, (story) => {
      const ulid = storyUlidOf(story)
      return {
        publishedAt: ulidDate(ulid),
        text: storyText(story),
        media: story.slides.flatMap(({ mediaUrl }) => servedMedia('storys', mediaUrl)),
        music: musicOf(story),
        views: counters.get(ulid)?.views ?? 0,
        horns: counters.get(ulid)?.likes ?? 0,
        status: story.status ?? 'visible',
        statusReason: story.statusReason,
      }
    })
  },
})

export const seenStories = section({
  id: 'seen-stories',
  kinds: ['seen-story'],
  title: 'Gesehene Storys',
  about: 'Welche Storys anderer du gesehen hast, damit du sie nicht zweimal schauen musst.',
  fields: { by: text('Von'), seenAt: date('Gesehen'), horns: flag('Hörner gegeben') },
  read: async (memberId, cursor) => {
    const page = await query(seenPartition(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const authorOf = (storyId: string): string => parseStoryId(storyId).memberId
    const nameOf = await namesFor(
      memberId,
      page.items.map(({ storyId }) => authorOf(storyId)),
    )
    return entriesOf(page, ({ storyId, GSI1SK, liked }) => ({
      by: nameOf(authorOf(storyId)),
      seenAt: ulidDate(GSI1SK),
      horns: liked ?? false,
    }))
  },
})
