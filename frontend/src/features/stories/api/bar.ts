import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { listStories, type StoryTile } from '#shared/api/stories.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '#spa/entities/member/hidden-members.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { useRemovedStories } from './removed-stories.ts'
import { useSeenStories } from './seen-stories.ts'

const barOptions = () =>
  queryOptions({
    queryKey: ['stories', 'bar'],
    queryFn: ({ signal }) =>
      nullWhenRefused(call(listStories, { query: { slides: 'first' }, signal })),
    refetchOnMount: 'always',
  })

export interface StoryBarState {
  /** Undefined while loading and after a failure. */
  readonly tiles: readonly StoryTile[] | undefined
  readonly hasFailed: boolean
  readonly retry: () => unknown
}

const without = (tile: StoryTile, removed: ReadonlySet<string>): StoryTile => {
  const storyIds = tile.storyIds.filter((id) => !removed.has(id))
  // The slides belong to the first story.
  return { ...tile, storyIds, slides: storyIds[0] === tile.storyIds[0] ? tile.slides : [] }
}

/** The members with stories, without those that the viewer blocked or muted. What was just watched is seen. */
export const useStoryBar = (): StoryBarState => {
  const { data, isError, refetch } = useQuery(barOptions())
  const hidden = useHiddenMembers()
  const removed = useRemovedStories()
  const seen = useSeenStories()
  usePoll(POLLS.stories, () => refetch(), { restingMs: RESTING.stories })
  const tiles = data
    ?.filter(({ userId }) => !hidden.has(userId))
    .map((tile) => without(tile, removed))
    .filter(({ storyIds }) => storyIds.length > 0)
    .map((tile) => ({
      ...tile,
      isSeen: tile.isSeen || tile.storyIds.every((id) => seen.has(id)),
    }))
  return { tiles, hasFailed: isError && !data, retry: refetch }
}

/** Loads bar and open stories again, such as after publishing one. */
export const useRefreshStories = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['stories'] })
}
