import type { Genre } from './options.ts'

/** The genres that texts of posts name, in the order in which answers list them. */
export const POST_GENRES = [
  'Death',
  'Black',
  'Thrash',
  'Power',
  'Progressive',
  'Symphonic',
  'Folk',
  'Viking',
  'Metalcore',
  'Deathcore',
  'Hardcore',
  'Post-Hardcore',
  'Melodic Hardcore',
  'Doom',
  'Sludge',
  'Stoner',
  'Groove',
] as const
export type PostGenre = (typeof POST_GENRES)[number]

/** The genre of a post that names none. */
export const DEFAULT_GENRE = 'Metal'

/** Everyday words, and parts of names of bands: they are a genre before "Metal" and as a hashtag only. */
const AMBIGUOUS: ReadonlySet<PostGenre> = new Set([
  'Death',
  'Black',
  'Power',
  'Progressive',
  'Symphonic',
  'Folk',
  'Viking',
  'Groove',
])

const patternOf = (genre: PostGenre): RegExp => {
  const word = genre.replace(/[ -]/, String.raw`[\s-]?`)
  const alone = String.raw`(?<![\p{L}\p{N}#])${word}`
  const end = String.raw`(?![\p{L}\p{N}])`
  const plain = AMBIGUOUS.has(genre)
    ? String.raw`${alone}(?:[\s/&-]\p{L}+)?[\s-]?metal`
    : String.raw`${alone}(?:[\s-]?metal)?`
  return new RegExp(String.raw`(?:${plain}|#${word}(?:metal)?)${end}`, 'iu')
}

let patterns: readonly { readonly genre: PostGenre; readonly pattern: RegExp }[] | undefined

/** Compiled at first use, because most functions that know genres search no text. */
const allPatterns = () =>
  (patterns ??= POST_GENRES.map((genre) => ({ genre, pattern: patternOf(genre) })))

/** The narrower genre implies that the word "Hardcore" in it is not the wider one. */
const NARROWER: ReadonlySet<PostGenre> = new Set(['Post-Hardcore', 'Melodic Hardcore'])

/** The genres that a text names; empty when it names none. */
export const genresIn = (text: string): readonly PostGenre[] => {
  const found = allPatterns().flatMap(({ genre, pattern }) => (pattern.test(text) ? [genre] : []))
  const isNarrower = found.some((genre) => NARROWER.has(genre))
  return found.filter((genre) => genre !== 'Hardcore' || !isNarrower)
}

/** The genre as a text for members: "Doom Metal", "Metalcore". */
export const genreLabel = (genre: PostGenre): string =>
  genre.endsWith('core') ? genre : `${genre} Metal`

const OF_PROFILE: Readonly<Partial<Record<Genre, PostGenre>>> = {
  Metalcore: 'Metalcore',
  Deathcore: 'Deathcore',
  Hardcore: 'Hardcore',
  'Death Metal': 'Death',
  'Black Metal': 'Black',
  'Thrash Metal': 'Thrash',
  'Power Metal': 'Power',
  'Progressive Metal': 'Progressive',
  'Doom Metal': 'Doom',
  'Melodic Death Metal': 'Death',
  'Symphonic Metal': 'Symphonic',
  'Folk Metal': 'Folk',
}

/** The genres of posts that match favourite genres of a profile. "Heavy Metal" matches none: it says too little. */
export const ofProfileGenres = (genres: readonly Genre[]): readonly PostGenre[] => [
  ...new Set(genres.flatMap((genre) => OF_PROFILE[genre] ?? [])),
]
