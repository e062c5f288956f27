import { queryOptions, useQuery } from '@tanstack/react-query'
import { commentHistory, postHistory, type EarlierComment } from '#shared/api/edits.ts'
import { call } from '#spa/platform/api-client.ts'

/** Of a post, or of a comment, whose id is longer. */
export interface EditedText {
  readonly kind: 'post' | 'comment'
  readonly id: string
}

/** Of a post also with title and link. */
export type Earlier = EarlierComment & {
  readonly title?: string | null
  readonly linkUrl?: string | null
}

const historyOptions = ({ kind, id }: EditedText) =>
  queryOptions<readonly Earlier[]>({
    queryKey: ['community', 'history', id, kind],
    queryFn: ({ signal }) =>
      kind === 'post'
        ? call(postHistory, { params: { id }, signal })
        : call(commentHistory, { params: { id }, signal }),
  })

export const useHistory = (text: EditedText) => {
  const { data, error, refetch } = useQuery(historyOptions(text))
  return { versions: data, error: error?.message, retry: () => void refetch() }
}
