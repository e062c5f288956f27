/** Why a post is suggested (docs/product/suggestions.md#reasons). */
export const POST_SUGGESTION_REASONS = [
  'preference_match',
  'exploration',
  'genre_match',
  'similar_users',
] as const
export type PostSuggestionReason = (typeof POST_SUGGESTION_REASONS)[number]

/** What a post mainly is. */
export const POST_KINDS = ['image', 'video', 'audio', 'link', 'text'] as const
export type PostKind = (typeof POST_KINDS)[number]

interface Parts {
  readonly mediaType?: 'image' | 'video' | 'audio' | null | undefined
  readonly linkUrl?: string | null | undefined
}

export const postKindOf = ({ mediaType, linkUrl }: Parts): PostKind =>
  mediaType ?? (linkUrl ? 'link' : 'text')
