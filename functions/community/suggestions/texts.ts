import { genreLabel, type PostGenre } from '#shared/domain/post-genres.ts'
import type { PostKind } from '#shared/domain/suggestions.ts'

const TYPES: Readonly<Record<PostKind, string>> = {
  image: 'Bilder',
  video: 'Videos',
  audio: 'Tonaufnahmen',
  link: 'Links',
  text: 'reinen Text',
}

const posts = (count: number): string => (count === 1 ? 'einem Beitrag' : `${count} Beiträgen`)

export const SUGGESTION_TEXTS = {
  follow: (name: string) => `Du folgst ${name}.`,
  author: (name: string, likes: number) => `Du hast ${posts(likes)} von ${name} Horns gegeben.`,
  likedGenre: (genre: PostGenre, likes: number) =>
    `Du hast ${posts(likes)} zu ${genreLabel(genre)} Horns gegeben.`,
  type: (type: PostKind, likes: number, of: number) =>
    `Von deinen letzten ${of} Horns gingen ${likes} an ${TYPES[type]}.`,
  more: (genre: PostGenre | undefined) =>
    genre ? `Du wolltest mehr zu ${genreLabel(genre)}.` : 'Du wolltest mehr von solchen Beiträgen.',
  profileGenre: (genre: PostGenre) =>
    `${genreLabel(genre)} passt zu den Lieblingsgenres in deinem Profil.`,
  similar: 'Mitglieder, die Ähnliches mögen wie du, haben hier Horns gegeben.',
  exploration:
    'Nichts, was wir von dir wissen, spricht dafür. Ab und zu zeigen wir etwas anderes, damit dein Geschmack nicht festrostet.',
  off: 'Persönliche Vorschläge sind ausgeschaltet.',
} as const
