import { decideAppeal, listAppeals, reviewAppeal, submitAppeal } from '#shared/api/appeals.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import type { ContentMeasure } from '#shared/domain/measures.ts'
import { transact } from '#platform/table/index.ts'
import { putStatement, type NewStatement } from '../cases/statements/index.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import { requireContent } from './measures.ts'
import { aMember, type TestMember } from './members.ts'
import { aModerator } from './moderation.ts'
import { aPost } from './posts.ts'
import { newStatement } from './statements.ts'

export const APPEAL = 'Das war ein Zitat aus einem Songtext, kein Angriff auf Menschen.'
export const REASONS = 'Der Text ist ein Zitat und im Zusammenhang als Kunst zu erkennen.'

const [submitHandler, listHandler, reviewHandler, decideHandler] = await Promise.all([
  handlerOf(submitAppeal.id),
  handlerOf(listAppeals.id),
  handlerOf(reviewAppeal.id),
  handlerOf(decideAppeal.id),
])

type By = Pick<TestMember, 'token'>

export const submit = ({ token }: By, id: string, text = APPEAL) =>
  call(submitHandler, submitAppeal, { token, params: { id }, body: { text } })

export const openAppeals = ({ token }: By, cursor?: string) =>
  call(listHandler, listAppeals, { token, ...(cursor !== undefined && { query: { cursor } }) })

export const review = ({ token }: By, id: string) =>
  call(reviewHandler, reviewAppeal, { token, params: { id } })

export const decideOn = (
  { token }: By,
  id: string,
  body: Partial<SentBodyOf<typeof decideAppeal>> = {},
) =>
  call(decideHandler, decideAppeal, {
    token,
    params: { id },
    body: { decision: 'lift', reasons: REASONS, ...body },
  })

/** A measure with its statement, taken as the decision about a case takes it. */
export const takenDown = async (
  author: TestMember,
  moderator: Pick<TestMember, 'id'>,
  { targetId, measure = 'remove' }: { targetId: string; measure?: ContentMeasure },
): Promise<NewStatement> => {
  const content = await requireContent('community-post', targetId)
  const statement = newStatement(author.id, { targetId, measure, decidedBy: moderator.id })
  await transact({
    ...(await content.apply(measure, { id: statement.statementId, reason: statement.facts })),
    statement: putStatement(statement),
  })
  return statement
}

/** A post that a moderator removed. */
export const aRemovedPost = async (measure: ContentMeasure = 'remove') => {
  const [author, moderator, reviewer] = await Promise.all([
    aMember(),
    aModerator(),
    aMember({ role: 'reviewer' }),
  ])
  const targetId = await aPost(author)
  const { statementId } = await takenDown(author, moderator, { targetId, measure })
  return { author, moderator, reviewer, targetId, id: statementId }
}

/** An appeal that waits for its decision. */
export const anAppeal = async (measure?: ContentMeasure) => {
  const scene = await aRemovedPost(measure)
  await submit(scene.author, scene.id)
  return scene
}
