import { useMutation, useQuery, useQueryClient, skipToken } from '@tanstack/react-query'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { suggestionFeedback, type SuggestionFeedback } from '#shared/api/post-suggestions.ts'
import type { Post } from '#shared/api/posts.ts'
import { DEFAULT_GENRE, genresIn } from '#shared/domain/post-genres.ts'
import { postKindOf } from '#shared/domain/suggestions.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../suggestion-texts.ts'

const keyOf = (postId: string) => ['suggestion-feedback', postId]

const bodyOf = (
  post: Post,
  feedback: SuggestionFeedback,
): SentBodyOf<typeof suggestionFeedback> => {
  const genres = genresIn(`${post.title ?? ''}\n${post.content}`)
  return {
    postId: post.id,
    feedback,
    suggestionReason: post.suggestionReason ?? 'exploration',
    postType: postKindOf(post),
    postGenres: genres.length > 0 ? [...genres] : [DEFAULT_GENRE],
  }
}

/** What the member said about a suggestion. It outlives the card, which may scroll out of the virtual list. */
export const useSuggestionFeedback = (post: Post) => {
  const client = useQueryClient()
  const { data: saved } = useQuery<SuggestionFeedback>({
    queryKey: keyOf(post.id),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `feedback ${post.id}` },
    mutationFn: (feedback: SuggestionFeedback) =>
      call(suggestionFeedback, { body: bodyOf(post, feedback) }),
    onSuccess: ({ feedback }) => client.setQueryData(keyOf(post.id), feedback),
    onError: (error) => reportFailure(error, { title: messages.feedbackFailed }),
  })
  return { shown: isPending ? variables : saved, saved, isPending, give: mutate }
}
