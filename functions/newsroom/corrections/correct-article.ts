import { correctArticle, type CorrectedText } from '#shared/api/articles.ts'
import { findBannedTerm } from '#shared/domain/nsbm.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { ConditionFailed, get, retry, type TransactItem } from '#platform/table/index.ts'
import {
  contentOf,
  correctedArticle,
  NO_ARTICLE,
  presentArticle,
  readArticle,
  replaceArticle,
  versionOf,
  type ArticleItem,
  type CorrectableText,
  claimTitle,
  findTitleOwner,
} from '../../articles/index.ts'
import {
  appendDecision,
  decisionItem,
  putDecided,
  takeOffQueue,
} from '#platform/content/decision.items.ts'
import { foldWords } from '#shared/domain/search-fold.ts'
import { NEWSROOM_TEXTS } from '../texts.ts'

type Wanted = Pick<Request<typeof correctArticle>, 'memberId' | 'role' | 'body' | 'heldFor'> & {
  readonly id: string
}

const textOf = ({ title, excerpt, sentences }: CorrectedText): CorrectableText => ({
  title,
  excerpt,
  sentences: sentences.map(({ text, paragraph, sources }) => ({
    t: text,
    p: paragraph,
    s: [...new Set(sources)],
  })),
})

const shownText = ({ title, excerpt, sentences }: CorrectableText): string =>
  JSON.stringify([title, excerpt, sentences.map(({ t, p, s }) => [t, p, s])])

const wordsOf = (article: CorrectableText): string =>
  [article.title, article.excerpt, contentOf(article)].join('\n\n')

/** @throws ApiError when it cites what the article does not have, or brings in a term that a moderator never saw */
const assertAcceptable = (article: ArticleItem, { body, heldFor }: Wanted): void => {
  const cited = body.sentences.flatMap(({ sources }) => sources)
  if ([...cited, body.laterSource ?? 0].some((index) => index >= article.sources.length))
    throw new ApiError('invalid_input', NEWSROOM_TEXTS.unknownSource)
  if (heldFor !== null && findBannedTerm(wordsOf(article)) !== heldFor)
    throw new ApiError('refused_content')
}

const correctionOf = ({ sources }: ArticleItem, { note, laterSource }: Wanted['body']) => {
  const sourceName = laterSource === undefined ? null : (sources[laterSource]?.name ?? null)
  const by = sourceName === null ? ('redaktion' as const) : ('source' as const)
  return { at: isoNow(), note, by, sourceName }
}

const noteOf = ({ corrections = [] }: ArticleItem): string | undefined => corrections.at(-1)?.note

/** Whether this correction was stored already, and its answer was lost. Texts are compared as they are stored. */
const isRepeated = (article: ArticleItem, { body }: Wanted): boolean => {
  if (versionOf(article) !== body.version + 1) return false
  const again = correctedArticle(article, textOf(body), correctionOf(article, body))
  return noteOf(article) === noteOf(again) && shownText(article) === shownText(again)
}

const isSameTitle = (one: string, other: string): boolean =>
  foldWords(one).join(' ') === foldWords(other).join(' ')

/**
 * Parts of the transaction of a correction that changes the title. The claim of the old title is ignored from then on,
 * because its article has another one.
 * @throws ApiError conflict when another article of the same days has the title
 */
const claimNewTitle = async (
  { SK: id, title }: ArticleItem,
  corrected: ArticleItem,
): Promise<Readonly<Record<string, TransactItem>>> => {
  if (isSameTitle(title, corrected.title)) return {}
  const owner = await findTitleOwner(id, corrected.title)
  if (owner) throw new ApiError('conflict', NEWSROOM_TEXTS.titleOfAnotherArticle(owner.title))
  return claimTitle(id, corrected.title)
}

/**
 * The reports are answered only when the admin says so.
 * @throws ConditionFailed when the article or the reports changed, or another article took the title
 */
const save = async (
  article: ArticleItem,
  corrected: ArticleItem,
  { id, memberId, role, body }: Wanted,
): Promise<void> => {
  const held = body.closesReports
    ? await get(heldKey('article', id), { consistent: true })
    : undefined
  const decision = {
    type: 'article',
    contentId: id,
    moderatorId: memberId,
    action: 'correct',
  } as const
  const line = decisionItem(
    newId(),
    {
      ...decision,
      reason: body.note,
      rule: held?.rule ?? '',
      reports: held?.reports,
      title: corrected.title,
    },
    wordsOf(corrected),
  )
  const act = { act: 'correct', kind: 'article', objectId: id } as const
  await transactAct(
    { ...requireStaff({ memberId, role }), ...act },
    {
      ...replaceArticle(article, corrected),
      ...(await claimNewTitle(article, corrected)),
      log: appendDecision(line),
      ...(held && { queue: takeOffQueue(held), decided: putDecided(decision) }),
    },
  )
}

const correctOnce = async (wanted: Wanted) => {
  const { id, body } = wanted
  const article = await readArticle(id, { consistent: true })
  if (!article) throw new ApiError('not_found', NO_ARTICLE)
  if (isRepeated(article, wanted)) return presentArticle(article)
  if (versionOf(article) !== body.version) throw new ApiError('conflict', NEWSROOM_TEXTS.corrected)
  assertAcceptable(article, wanted)
  const corrected = correctedArticle(article, textOf(body), correctionOf(article, body))
  if (shownText(corrected) === shownText(article))
    throw new ApiError('invalid_input', NEWSROOM_TEXTS.unchanged)
  await save(article, corrected, wanted)
  return presentArticle(corrected)
}

/** The first correction of a version wins; text, older version, log and queue change in one transaction. */
export const handler = guardedEndpoint(
  correctArticle,
  ({ memberId, role, params: { id }, body, heldFor }) =>
    retry(() => correctOnce({ id, memberId, role, body, heldFor }), {
      when: (error) => error instanceof ConditionFailed,
    }),
)
