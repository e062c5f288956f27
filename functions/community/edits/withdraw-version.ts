import { withdrawVersion } from '#shared/api/edits.ts'
import { mayModerate } from '#shared/domain/roles.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { findMember } from '#platform/identity/member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get, onConditionFailed, transact, type Key, type Write } from '#platform/table/index.ts'
import {
  type CommentItem,
  commentKey,
  isCommentId,
  parseCommentId,
} from '../items/comment.items.ts'
import { editKey, withdrawEdit, type EditedText } from '../items/edit.items.ts'
import { type PostItem, postKey } from '../items/post.items.ts'
import { requireOwnComment } from '../comments/own-comment.ts'
import { POST_TEXTS } from '../texts.ts'
import { requireOwnPost } from '../posts/own-post.ts'
import { rejectionWords } from '#shared/domain/statements/rejection.ts'
import { EVERYWHERE } from '#shared/domain/statements/scopes.ts'
import { putStatement, type StatementItem } from '#platform/content/statement.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'

interface Withdrawn {
  readonly kind: 'community-post' | 'community-comment'
  readonly targetId: string
  /** The author. */
  readonly memberId: string
  readonly version: number
  readonly reason: string
  readonly decidedBy: string
}

/** The statement of reasons for an earlier version that a moderator withdrew (Art. 17 DSA). */
const withdrawalStatement = (withdrawn: Withdrawn): Write<StatementItem> => {
  const { version, reason, ...about } = withdrawn
  const words = rejectionWords({ kind: about.kind, reason, term: undefined })
  return putStatement({
    ...about,
    statementId: newId(),
    measure: 'remove',
    ...words,
    facts: `Es geht um eine frühere Fassung (Nummer ${String(version)}), nicht um die heutige. ${words.facts}`,
    scope: `Nur diese frühere Fassung ist gelöscht, endgültig. Dass es sie gab, steht weiter im Verlauf; die heutige bleibt, wie sie ist. ${EVERYWHERE}`,
    excerpt: `Frühere Fassung ${String(version)}`,
    automated: { detection: false, decision: false },
    until: null,
    at: isoNow(),
  })
}

type Withdrawal = Request<typeof withdrawVersion>

const placeOf = (id: string): EditedText =>
  isCommentId(id) ? parseCommentId(id) : { postId: id, ulid: id }

const kindOf = (id: string) => (isCommentId(id) ? 'community-comment' : 'community-post')

const requireOwn = (request: Withdrawal) =>
  isCommentId(request.params.id)
    ? requireOwnComment(request, parseCommentId(request.params.id))
    : requireOwnPost(request)

/** The author of a text that exists, whatever its state. @throws ApiError not_found */
const authorOf = async (id: string): Promise<string> => {
  const key: Key<PostItem | CommentItem> = isCommentId(id)
    ? commentKey(parseCommentId(id))
    : postKey(id)
  const text = await get(key, { consistent: true })
  if (!text) throw new ApiError('not_found')
  return text.author.id
}

const withdrawAsAuthor = ({ params, body }: Withdrawal): Promise<void> =>
  transact({ version: withdrawEdit(placeOf(params.id), body.version, 'author') })

/** The author reads the reason in a statement, which quotes nothing of the version. */
const withdrawAsStaff = async (
  { memberId, params: { id }, body: { version, reason = '' } }: Withdrawal,
  staff: ReturnType<typeof requireStaff>,
): Promise<void> => {
  if (reason === '') throw new ApiError('invalid_input', POST_TEXTS.reasonMissing)
  const kind = kindOf(id)
  const about = { kind, targetId: id, memberId: await authorOf(id), version, reason } as const
  await transactAct(
    { ...staff, act: 'withdraw', kind, objectId: id },
    {
      version: withdrawEdit(placeOf(id), version, 'moderation'),
      statement: withdrawalStatement({ ...about, decidedBy: memberId }),
    },
  )
}

/** @throws ApiError as for other texts of others, unless the caller moderates */
const withdraw = async (request: Withdrawal): Promise<void> => {
  try {
    await requireOwn(request)
  } catch (error) {
    const { memberId } = request
    const role = error instanceof ApiError ? (await findMember(memberId))?.role : undefined
    if (!mayModerate(role)) throw error
    await withdrawAsStaff(request, requireStaff({ memberId, role }))
    return
  }
  await withdrawAsAuthor(request)
}

/** A version that was withdrawn before stays as it is. */
export const handler = endpoint(withdrawVersion, async (request) => {
  const { params, body } = request
  await onConditionFailed(withdraw(request), async (failed) => {
    if (!failed.has('version')) throw failed
    const found = await get(editKey(placeOf(params.id), body.version), { consistent: true })
    if (!found) throw new ApiError('not_found', POST_TEXTS.noVersion)
  })
  return { ok: true as const }
})
