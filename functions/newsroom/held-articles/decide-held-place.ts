import { decideHeldPlace } from '#shared/api/held-articles.ts'
import type { BodyOf, ResponseOf } from '#shared/api/contract.ts'
import type { AuditAct } from '#shared/domain/audit.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { DEFAULT_REJECT_REASON } from '#shared/domain/moderation.ts'
import { findBannedTerm } from '#shared/domain/nsbm.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { heldKey, restateHold } from '#platform/content/held.items.ts'
import type { Parts } from '#platform/content/take-down.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { ConditionFailed, get, retry } from '#platform/table/index.ts'
import {
  articleText,
  dropHeldArticle,
  readHeldArticle,
  replaceHeldArticle,
  sanitizeText,
  versionOfHeld,
  type HeldArticleItem,
  type HeldPlace,
} from '../../articles/index.ts'
import { countVerdicts } from '../checks/checks.repository.ts'
import {
  appendDecision,
  decidedKey,
  decisionItem,
  putDecided,
  takeOffQueue,
} from '#platform/content/decision.items.ts'
import { DECISION_TEXTS } from '#platform/content/decision-texts.ts'
import { NEWSROOM_TEXTS } from '../texts.ts'
import { presentInReview } from './held-place.presenter.ts'
import {
  afterDecision,
  canCorrect,
  decisionMark,
  listPlaces,
  textAt,
  verdictsOn,
  withTaken,
  type Wanted,
} from './held-place.rules.ts'
import { publishHeld, StoryTaken, TitleTaken } from './publish-held.ts'

type Asked = Pick<Request<typeof decideHeldPlace>, 'memberId' | 'role' | 'body' | 'heldFor'> & {
  readonly id: string
}
type Answer = ResponseOf<typeof decideHeldPlace>

const MAX_LENGTHS = {
  title: LIMITS.articleTitle,
  excerpt: LIMITS.articleExcerpt,
  sentence: LIMITS.articleSentence,
  name: LIMITS.bandName,
  rating: 0,
  article: 0,
} as const satisfies Record<HeldPlace['at'], number>

/** @throws ApiError for words that do not fit this place, or a term that the article did not contain */
const assertCorrectable = (
  held: HeldArticleItem,
  { place, text }: Wanted,
  heldFor: string | null,
): void => {
  if (!canCorrect(place)) throw new ApiError('invalid_input', NEWSROOM_TEXTS.noWords)
  if (text === '') throw new ApiError('invalid_input', NEWSROOM_TEXTS.emptyPlace)
  if (text.length > MAX_LENGTHS[place.at])
    throw new ApiError('invalid_input', NEWSROOM_TEXTS.placeTooLong(MAX_LENGTHS[place.at]))
  if (text === textAt(held, place)) throw new ApiError('invalid_input', NEWSROOM_TEXTS.unchanged)
  if (heldFor !== null && findBannedTerm(articleText(held)) !== heldFor)
    throw new ApiError('refused_content')
}

const wantedFrom = (
  { place: id, decision, text = '' }: BodyOf<typeof decideHeldPlace>,
  places: readonly HeldPlace[],
): Wanted | undefined => {
  const place = places.find((one) => one.id === id)
  return place && { place, decision, text: sanitizeText(text) }
}

/** Of what is asked, as it is stored with the version that it makes. */
const markOfAsked = ({ body: { place: id, decision, text = '' } }: Asked): string =>
  decisionMark({ place: { id }, decision, text: sanitizeText(text) })

/** The last decision also names the version that it was about: nothing else remembers that. */
const markOfLast = (asked: Asked): string => `${asked.body.version} ${markOfAsked(asked)}`

/** Another admin or moderator ended the review, or this one did and the answer was lost. */
const answerEnded = async (asked: Asked): Promise<Answer> => {
  const { id, memberId } = asked
  const decided = await get(decidedKey('article', id), { consistent: true })
  if (!decided) throw new ApiError('not_found', DECISION_TEXTS.gone)
  if (decided.moderatorId !== memberId || decided.lastDecision !== markOfLast(asked))
    throw new ApiError('conflict', DECISION_TEXTS.decidedBySomebody(decided.action))
  return { outcome: decided.action === 'reject' ? 'dropped' : 'published', article: null }
}

/** What the queue, the log and later moderators learn of the last decision. */
const endParts = async (asked: Asked, article: HeldArticleItem, isApproved: boolean) => {
  const { id, memberId } = asked
  const queued = await get(heldKey('article', id), { consistent: true })
  if (!queued) throw new ApiError('not_found', DECISION_TEXTS.gone)
  const about = {
    type: 'article',
    contentId: id,
    moderatorId: memberId,
    action: isApproved ? 'approve' : 'reject',
    reason: isApproved ? undefined : DEFAULT_REJECT_REASON,
    rule: queued.rule,
    title: article.title,
  } as const
  return {
    queue: takeOffQueue(queued),
    log: appendDecision(decisionItem(newId(), about, articleText(article))),
    decided: putDecided({ ...about, lastDecision: markOfLast(asked) }),
  }
}

const ACTS = {
  release: 'approve',
  correct: 'correct',
  discard: 'reject',
} as const satisfies Record<Wanted['decision'], AuditAct>

interface Decided {
  readonly parts: Parts
  readonly answer: Answer
}

const waitingParts = (id: string, held: HeldArticleItem, after: HeldArticleItem): Decided => ({
  parts: {
    ...replaceHeldArticle(held, after),
    queue: restateHold('article', id, after.findings.join('\n')),
  },
  answer: { outcome: 'waiting', article: presentInReview(after) },
})

/** What another article has by now, unless this decision was about just that; then it is refused. */
const takenFrom = (error: unknown, { id, at }: HeldPlace) => {
  if (at === 'article') return undefined
  if (error instanceof StoryTaken) {
    const message = NEWSROOM_TEXTS.storyOfAnotherArticle(error.title)
    return { id: id + 1, at: 'article', check: 'story', message } as const
  }
  if (!(error instanceof TitleTaken) || at === 'title') return undefined
  const message = NEWSROOM_TEXTS.titleOfAnotherArticle(error.title)
  return { id: id + 1, at: 'title', check: 'title', message } as const
}

/** @throws ApiError conflict for a title that the admin chose, or an article that the admin released in spite of its twin */
const publishedParts = async (
  asked: Asked,
  held: HeldArticleItem,
  after: HeldArticleItem,
): Promise<Decided> => {
  try {
    const parts = { ...(await publishHeld(held, after)), ...(await endParts(asked, after, true)) }
    return { parts, answer: { outcome: 'published', article: null } }
  } catch (error) {
    const [last] = listPlaces(held)
    const taken = last && takenFrom(error, last)
    if (!taken) throw error
    return waitingParts(asked.id, held, withTaken(after, taken))
  }
}

/** The writes of a decision, and the answer to the admin. */
const partsOf = async (
  asked: Asked,
  held: HeldArticleItem,
  after: HeldArticleItem | undefined,
): Promise<Decided> => {
  if (!after) {
    const parts = { ...dropHeldArticle(held), ...(await endParts(asked, held, false)) }
    return { parts, answer: { outcome: 'dropped', article: null } }
  }
  return listPlaces(after).length === 0
    ? publishedParts(asked, held, after)
    : waitingParts(asked.id, held, after)
}

const isRepeated = (held: HeldArticleItem, asked: Asked): boolean =>
  versionOfHeld(held) === asked.body.version + 1 && held.lastDecision === markOfAsked(asked)

/** @throws ConditionFailed when the article, the queue or the figures of the checks changed meanwhile */
const decideOnce = async (asked: Asked): Promise<Answer> => {
  const { id, memberId, role, body, heldFor } = asked
  const held = await readHeldArticle(id, { consistent: true })
  if (!held) return answerEnded(asked)
  if (isRepeated(held, asked)) return { outcome: 'waiting', article: presentInReview(held) }
  if (versionOfHeld(held) !== body.version) throw new ApiError('conflict', DECISION_TEXTS.edited)
  const wanted = wantedFrom(body, listPlaces(held))
  if (!wanted) throw new ApiError('not_found', DECISION_TEXTS.gone)
  if (wanted.decision === 'correct') assertCorrectable(held, wanted, heldFor)
  const { parts, answer } = await partsOf(asked, held, afterDecision(held, wanted))
  const act = { act: ACTS[wanted.decision], kind: 'article', objectId: id } as const
  const detail = answer.outcome === 'waiting' ? undefined : answer.outcome
  await transactAct(
    { ...requireStaff({ memberId, role }), ...act, detail },
    { ...parts, ...(await countVerdicts(verdictsOn(wanted))) },
  )
  return answer
}

/** The first decision about a version wins; article, queue, logs and the figures of the checks change together. */
export const handler = guardedEndpoint(
  decideHeldPlace,
  ({ memberId, role, params: { id }, body, heldFor }) =>
    retry(() => decideOnce({ id, memberId, role, body, heldFor }), {
      when: (error) => error instanceof ConditionFailed,
    }),
)
