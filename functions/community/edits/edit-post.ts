import { editPost } from '#shared/api/edits.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { findBannedTerm } from '#shared/domain/nsbm.ts'
import { isOutOfReach } from '#platform/content/take-down.ts'
import { WAITING } from '#platform/content/waiting.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  exists,
  onConditionFailed,
  putNew,
  transact,
  update,
  type TransactItem,
} from '#platform/table/index.ts'
import { pinnedPostKey, unlistPin } from '../items/pin.items.ts'
import { postCountersKey, type PostItem, postKey } from '../items/post.items.ts'
import { POST_TEXTS } from '../texts.ts'
import { presentPost, type StoredPost } from '../posts/post.presenter.ts'
import { requireOwnPost } from '../posts/own-post.ts'
import { requirePostFor } from '../posts/post.repository.ts'
import {
  earlierVersion,
  holdRule,
  holdVersion,
  nextVersion,
  requireEditable,
} from './version.rules.ts'

type Edit = Request<typeof editPost>
type Texts = Pick<PostItem, 'content' | 'title' | 'linkUrl' | 'mediaAlt' | 'drastic'>

/** An absent field stays, an empty one is cleared. */
const edited = (before: string | undefined, wanted: string | undefined): string | undefined =>
  wanted === undefined ? before : wanted || undefined

/** @throws ApiError forbidden when the author takes back the label of a moderator */
const labelAfter = ({ drastic }: PostItem, isDrastic: boolean | undefined) => {
  if (isDrastic === undefined) return drastic
  if (!isDrastic && drastic === 'staff') throw new ApiError('forbidden', POST_TEXTS.labelled)
  return isDrastic ? (drastic ?? 'author') : undefined
}

const textsAfter = (text: PostItem, { body }: Edit): Texts => ({
  content: body.content ?? text.content,
  title: edited(text.title, body.title),
  linkUrl: edited(text.linkUrl, body.linkUrl),
  mediaAlt: edited(text.mediaAlt, body.mediaAlt),
  drastic: labelAfter(text, body.isDrastic),
})

const isSame = (text: PostItem, texts: Texts): boolean =>
  (Object.keys(texts) as (keyof Texts)[]).every((name) => texts[name] === text[name])

/** Nobody has looked at the new version, so the files stay where the measure brought them. */
const KEPT = { isKept: true } as const

const NOTHING = { counters: null, pinned: null } as const

/** A field that stays can be half of what the guard looks for. */
const heldAfter = ({ heldFor }: Edit, before: Texts, after: Texts): string | null => {
  const wordsOf = ({ title = '', content, mediaAlt = '' }: Texts): string =>
    [title, content, mediaAlt].join('\n')
  const words = wordsOf(after)
  return heldFor ?? (words === wordsOf(before) ? null : findBannedTerm(words))
}

/** A post that the guard finds leaves the feed and the pinned posts until a moderator decides. */
const hold = (postId: string, { text }: StoredPost, rule: string) => ({
  counters: update(postCountersKey(postId), {
    set: { held: true as const, entity: undefined },
    condition: exists,
  }),
  ...holdVersion(text.author.id, 'community-post', postId, rule),
  ...(text.isPinned && unlistPin(postId)),
})

/** What follows from the new text, besides the text itself. */
const consequences = (
  request: Edit,
  post: StoredPost,
  set: Partial<PostItem>,
): Readonly<Record<string, TransactItem | null>> => {
  const { params, heldFor } = request
  const rule = holdRule(post.text, heldFor)
  if (rule !== null) return hold(params.id, post, rule)
  if (!post.text.isPinned) return NOTHING
  return { ...NOTHING, pinned: update(pinnedPostKey(params.id), { set, condition: exists }) }
}

const write = (request: Edit, { text, counters }: StoredPost, texts: Texts): Promise<void> => {
  const { params, heldFor, remember } = request
  const set = { ...texts, ...nextVersion(text), ...(isOutOfReach(text) && KEPT) }
  const held = heldFor === null ? {} : { status: 'held' as const, isPinned: undefined }
  const place = { postId: params.id, ulid: params.id }
  return transact({
    text: update(postKey(params.id), {
      set: { ...set, ...held },
      condition: {
        version: text.version,
        status: text.status,
        isPinned: text.isPinned,
        drastic: text.drastic,
      },
    }),
    earlier: putNew({
      ...earlierVersion(place, text),
      title: text.title,
      linkUrl: text.linkUrl,
      drastic: text.drastic,
    }),
    ...consequences(request, { text, counters }, set),
    idempotency: remember(params.id),
  })
}

const present = async (memberId: string, postId: string) => {
  const { post, isLiked } = await requirePostFor(memberId, postId, { consistent: true })
  return presentPost(post, isLiked)
}

export const handler = guardedEndpoint(
  editPost,
  async (request) => {
    const { memberId, params, body } = request
    const earlier = await request.findEarlier()
    if (earlier !== undefined) return present(memberId, earlier)
    const post = await requireOwnPost(request)
    requireEditable(post.text, body.version, POST_TEXTS)
    const texts = textsAfter(post.text, request)
    if (texts.content === '' && !post.text.mediaUrl && !post.text.track)
      throw new ApiError('invalid_input', POST_TEXTS.empty)
    if (!isSame(post.text, texts)) {
      const checked = { ...request, heldFor: heldAfter(request, post.text, texts) }
      await onConditionFailed(write(checked, post, texts), (failed) => {
        throw failed.has('idempotency') || failed.has(WAITING)
          ? failed
          : new ApiError('conflict', POST_TEXTS.edited)
      })
    }
    return present(memberId, params.id)
  },
  (postId, { memberId }) => present(memberId, postId),
)
