import { listStories, type StoryTile } from '#shared/api/stories.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toHidden } from '#platform/identity/blocks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { hasEnded, storyEnd } from '../items/story.rules.ts'
import { readStoriesOf } from '../items/story.repository.ts'
import { shownSlides, type StoredStory } from '../items/story.presenter.ts'
import { storyUlidOf, storyIdOf } from '../items/story.items.ts'
import { readBar, readSeenSince } from './bar.repository.ts'
import type { Author } from '#shared/api/members.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentDrastic, type DrasticLabel } from '#platform/content/drastic.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { presentSlide, type StoredSlide } from '../items/slide.items.ts'

interface Tile {
  readonly author: Author
  /** ULIDs, oldest first; at least one. */
  readonly stories: readonly string[]
  readonly slides: readonly StoredSlide[]
  /** Of the slides. */
  readonly drastic: DrasticLabel | undefined
}

const presentTile = ({ author, stories, slides, drastic }: Tile, isSeen: boolean): StoryTile => {
  const memberId = author.id
  const newest = stories.at(-1) ?? ''
  return {
    id: storyIdOf({ memberId, ulid: newest }),
    userId: memberId,
    user: presentAuthor(author),
    storyIds: stories.map((ulid) => storyIdOf({ memberId, ulid })),
    isSeen,
    createdAt: ulidDate(newest),
    expiresAt: new Date(storyEnd(newest)).toISOString(),
    slides: slides.map(presentSlide),
    ...(slides.length > 0 && presentDrastic({ drastic })),
  }
}

/** The viewer's own tile is read from the stories, because the bar follows a moment after publishing. */
const ownTile = (stories: readonly StoredStory[]): Tile | undefined => {
  const [first] = stories
  return (
    first && {
      author: first.text.author,
      stories: stories.map(({ text }) => storyUlidOf(text)),
      slides: shownSlides(first.text).slice(0, 1),
      drastic: first.text.drastic,
    }
  )
}

/** Tiles of others without what ended, newest first. */
const tilesOf = (entries: Awaited<ReturnType<typeof readBar>>, viewerId: string): Tile[] =>
  entries.flatMap(({ author, stories, slide, drastic }) => {
    const open = stories.filter((ulid) => !hasEnded(ulid))
    if (open.length === 0 || author.id === viewerId) return []
    const hasFirst = open.length === stories.length
    return [{ author, stories: open, slides: hasFirst ? [slide] : [], drastic }]
  })

/** The tile with the slides of all its stories, at the cost of a Query. One drastic story covers all. */
const withAllSlides = async (tile: Tile): Promise<Tile> => {
  const { author, stories } = tile
  const stored = await readStoriesOf(author.id)
  const shown = stored.filter(({ text }) => stories.includes(storyUlidOf(text)))
  return {
    ...tile,
    slides: shown.flatMap(({ text }) => shownSlides(text)),
    drastic: shown.find(({ text }) => text.drastic)?.text.drastic,
  }
}

const oldestOf = (tiles: readonly Tile[]): string | undefined =>
  tiles.flatMap(({ stories }) => stories.slice(0, 1)).toSorted()[0]

const bySeen = (one: StoryTile, other: StoryTile): number =>
  Number(one.isSeen) - Number(other.isSeen)

export const handler = endpoint(listStories, async ({ memberId, query, presetBlocks }) => {
  const [entries, own, relations] = await Promise.all([
    readBar(),
    readStoriesOf(memberId, { consistent: true }),
    get(blocksKey(memberId)),
  ])
  const hidden = toHidden(relations)
  presetBlocks(hidden)
  const inBar = tilesOf(entries, memberId).filter(({ author }) => !hidden.has(author.id))
  const filled = (tile: Tile): Promise<Tile> =>
    query.slides === 'first' ? Promise.resolve(tile) : withAllSlides(tile)
  const others = await Promise.all(inBar.map(filled))
  const seen = await readSeenSince(memberId, oldestOf(others))
  const mine = ownTile(own)
  return [
    ...(mine ? [presentTile(await filled(mine), true)] : []),
    ...others
      .map((tile) =>
        presentTile(
          tile,
          tile.stories.every((ulid) => seen.has(ulid)),
        ),
      )
      .toSorted(bySeen),
  ]
})
