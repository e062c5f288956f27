import { findBannedTerm } from '#shared/domain/nsbm.ts'
import type { Draft } from '../drafts/index.ts'
import { findProblems } from '../guards/find-problems.ts'
import { describeReasons } from '../guards/reasons.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import type { HeldFinding } from './held-places.ts'
import { bannedTerm } from '../texts.ts'

const textsOf = (draft: Draft, items: readonly FeedItem[]): string =>
  [
    draft.title,
    draft.excerpt.text,
    ...draft.paragraphs.flat().map(({ text }) => text),
    ...draft.tags,
    ...draft.bands,
    ...items.flatMap(({ title, text }) => [title, text]),
  ].join('\n')

/** What the deterministic rules hold a draft for; empty when they find nothing. */
export const findingsAgainst = (draft: Draft, items: readonly FeedItem[]): HeldFinding[] => {
  const term = findBannedTerm(textsOf(draft, items))
  const problems = findProblems(draft, items)
  if (term === null) return problems
  return [{ rule: 'banned term', sentence: '', message: bannedTerm(term) }, ...problems]
}

/** The same as German lines. */
export const reasonsAgainst = (draft: Draft, items: readonly FeedItem[]): string[] =>
  describeReasons(findingsAgainst(draft, items))
