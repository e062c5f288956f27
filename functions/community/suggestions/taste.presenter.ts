import type { SuggestionSettings } from '#shared/api/post-suggestions.ts'
import { genreLabel, type PostGenre } from '#shared/domain/post-genres.ts'
import type { Taste } from './taste.ts'

const countGenres = ({ likes }: Taste): Map<PostGenre, number> => {
  const counts = new Map<PostGenre, number>()
  for (const genre of likes.flatMap(({ traits }) => traits?.genres ?? []))
    counts.set(genre, (counts.get(genre) ?? 0) + 1)
  return counts
}

/** What the member may know of the own taste: all of it, without the posts and members it came from. */
export const presentTaste = (taste: Taste): SuggestionSettings => ({
  newestFirst: taste.newestFirst,
  learned: {
    likes: taste.likes.filter(({ traits }) => traits).length,
    follows: taste.follows.length,
    feedback: taste.rated.length,
    genres: [...countGenres(taste)]
      .toSorted(([, a], [, b]) => b - a)
      .map(([genre, likes]) => ({ genre: genreLabel(genre), likes })),
    profileGenres: taste.genres.map(genreLabel),
  },
})
