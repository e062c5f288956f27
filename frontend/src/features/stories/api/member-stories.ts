import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { memberStories, type Story } from '#shared/api/stories.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'

/** None when the member is gone or blocks the viewer. */
const load = async (id: string, signal: AbortSignal): Promise<Story[]> => {
  try {
    return await call(memberStories, { params: { id }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

export const memberStoriesOptions = (memberId: string) =>
  queryOptions({
    queryKey: ['stories', 'member', memberId],
    queryFn: ({ signal }) => load(memberId, signal),
    refetchOnMount: 'always',
  })

/** Changes one loaded story; undefined removes it. */
export const changeStory = (
  client: QueryClient,
  memberId: string,
  storyId: string,
  change: (story: Story) => Story | undefined,
): void => {
  client.setQueryData(memberStoriesOptions(memberId).queryKey, (stories) =>
    stories?.flatMap((story) => (story.id === storyId ? (change(story) ?? []) : story)),
  )
}
