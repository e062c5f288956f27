import type { HoldAppeal } from '#shared/api/appeals.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { heldKey, type HeldItem, type HeldType } from '#platform/content/held.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { findSubject } from '../../content-kinds/subjects/index.ts'
import { isRequest } from '../log/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'

interface OwnHold {
  readonly held: HeldItem
  readonly excerpt: string
}

/** Of others, reported, decided or unknown: the caller holds nothing there. @throws ApiError not_found */
export const requireOwnHold = async (
  { type, id }: { readonly type: HeldType; readonly id: string },
  memberId: string,
): Promise<OwnHold> => {
  const isContent = !isRequest({ type, contentId: id })
  const held = isContent ? await get(heldKey(type, id), { consistent: true }) : undefined
  const subject = held && !held.reports ? await findSubject(type, id) : undefined
  if (!held || subject?.authorId !== memberId)
    throw new ApiError('not_found', MODERATION_TEXTS.noHold)
  return { held, excerpt: excerpt(subject.text) }
}

export const presentHold = ({
  held: { appeal, statementId },
  excerpt: about,
}: OwnHold): HoldAppeal => ({
  excerpt: about,
  appeal: appeal ?? null,
  statementId: statementId ?? null,
})
