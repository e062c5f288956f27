import { findBannedTerm } from '#shared/domain/nsbm.ts'
import type { Draft } from '../drafts/index.ts'
import { findProblems, reasonsOf } from '../guards/index.ts'
import type { FeedItem } from '../intake/index.ts'
import { bannedTerm } from './texts.ts'

const textsOf = (draft: Draft, items: readonly FeedItem[]): string =>
  [
    draft.title,
    draft.excerpt.text,
    ...draft.paragraphs.flat().map(({ text }) => text),
    ...draft.tags,
    ...draft.bands,
    ...items.flatMap(({ title, text }) => [title, text]),
  ].join('\n')

/** Why the deterministic rules hold a draft: German, one line each; empty when they find nothing. */
export const reasonsAgainst = (draft: Draft, items: readonly FeedItem[]): string[] => {
  const term = findBannedTerm(textsOf(draft, items))
  const problems = reasonsOf(findProblems(draft, items))
  return term === null ? problems : [bannedTerm(term), ...problems]
}
