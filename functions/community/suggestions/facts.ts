import type { Suggestion } from './choose.ts'
import type { Ground } from './rank.ts'
import { SUGGESTION_TEXTS as TEXTS } from './texts.ts'

/** More facts explain no better. */
const MAX_FACTS = 3

const factOf = (ground: Ground, authorName: string): string => {
  switch (ground.kind) {
    case 'follow':
      return TEXTS.follow(authorName)
    case 'author':
      return TEXTS.author(authorName, ground.likes)
    case 'likedGenre':
      return TEXTS.likedGenre(ground.genre, ground.likes)
    case 'type':
      return TEXTS.type(ground.type, ground.likes, ground.of)
    case 'more':
      return TEXTS.more(ground.genre)
    case 'profileGenre':
      return TEXTS.profileGenre(ground.genre)
    case 'similar':
      return TEXTS.similar
  }
}

/** What a suggestion rests on, in German and from data that the member may know. */
export const describeGrounds = ({ grounds }: Suggestion, authorName: string): string[] =>
  grounds.length === 0
    ? [TEXTS.exploration]
    : grounds.slice(0, MAX_FACTS).map((ground) => factOf(ground, authorName))
