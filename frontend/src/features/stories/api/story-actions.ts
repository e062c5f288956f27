import { useQueryClient } from '@tanstack/react-query'
import { deleteStory, storyViews, type Story } from '#shared/api/stories.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { offerUndo } from '#spa/platform/undoable.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'
import { messages } from '../viewer-texts.ts'
import { changeStory } from './member-stories.ts'
import { noteRemoved } from './removed-stories.ts'

/** 404 counts as success, because the story is already gone. */
const removeOnce = async ({ id }: Story): Promise<void> => {
  try {
    await call(deleteStory, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** Hides the story at once, and deletes it when it can no longer be undone. */
export const useDeleteStory = () => {
  const client = useQueryClient()
  return (story: Story): void => {
    const { id, userId } = story
    noteRemoved(client, id, true)
    offerUndo({
      title: messages.own.removed,
      undo: () => noteRemoved(client, id, false),
      run: async () => {
        try {
          await removeOnce(story)
          changeStory(client, userId, id, () => undefined)
          void client.invalidateQueries({ queryKey: ['stories', 'bar'] })
        } catch (error) {
          noteRemoved(client, id, false)
          reportFailure(error, { description: messages.own.removeFailed })
        }
      },
    })
  }
}

/** Who has seen an own story, newest first. */
export const useStoryViews = (id: string) =>
  usePagedList(
    pagesQuery(
      ['stories', 'views', id],
      ({ page, signal }) => callPage(storyViews, { params: { id }, query: page, signal }),
      { refetchOnMount: 'always' },
    ),
  )
