import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { POST_SUGGESTION_REASONS } from '../domain/suggestions.ts'
import { contract } from './contract.ts'

/** `neutral` takes an earlier one back. */
export const SuggestionFeedback = z.enum(['more', 'neutral', 'less'])
export type SuggestionFeedback = z.infer<typeof SuggestionFeedback>

export const suggestionFeedback = contract({
  id: 'suggestionFeedback',
  method: 'POST',
  path: '/api/community/suggestions/feedback',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'Ask for more or less like a suggested post; the last answer per post counts',
  body: z.object({
    postId: Ulid,
    feedback: SuggestionFeedback,
    suggestionReason: z.enum(POST_SUGGESTION_REASONS),
    /** Type and genres are accepted and not used: the server reads them from the post. */
    postType: z.optional(z.unknown()),
    postGenres: z.optional(z.unknown()),
  }),
  response: z.object({ postId: Ulid, feedback: SuggestionFeedback }),
  errors: ['not_found', 'conflict', 'throttled'],
  throttle: 'likes',
})

/** What suggestions rest on, for the member alone. */
export const SuggestionSettings = z.object({
  /** The feed shows no suggestions until it is switched off. */
  newestFirst: z.boolean(),
  learned: z.object({
    likes: z.number(),
    follows: z.number(),
    feedback: z.number(),
    /** From likes, the most frequent first, as texts for members. */
    genres: z.array(z.object({ genre: z.string(), likes: z.number() })),
    /** From the profile. */
    profileGenres: z.array(z.string()),
  }),
})
export type SuggestionSettings = z.infer<typeof SuggestionSettings>

export const suggestionSettings = contract({
  id: 'suggestionSettings',
  method: 'GET',
  path: '/api/community/suggestions',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'What the feed has learned about the member, and whether it shows newest posts only',
  response: SuggestionSettings,
  errors: [],
})

export const saveSuggestionSettings = contract({
  id: 'saveSuggestionSettings',
  method: 'POST',
  path: '/api/community/suggestions',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Switch suggestions in the feed off and on without forgetting anything',
  body: z.object({ newestFirst: z.boolean() }),
  response: SuggestionSettings,
  errors: ['throttled'],
  throttle: 'profileChanges',
})

export const forgetSuggestions = contract({
  id: 'forgetSuggestions',
  method: 'DELETE',
  path: '/api/community/suggestions',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Forget what was learned from likes, follows and feedback',
  response: SuggestionSettings,
  errors: ['throttled'],
  throttle: 'profileChanges',
})
