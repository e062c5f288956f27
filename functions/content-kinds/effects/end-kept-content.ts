import type { KeptItem, KeptKind } from '#platform/content/kept.items.ts'
import { get } from '#platform/table/index.ts'
import { forgetVersions, readArticle } from '../../articles/index.ts'
import { effect } from '../../events/index.ts'
import { mediaKeyOf, messageKey, parseMessageId } from '../../messages/items/index.ts'
import { removeMedia } from '../../uploads/index.ts'

interface KeptMedia {
  readonly media?: { readonly key?: string | undefined } | undefined
}

const endMessage = async ({ targetId, content }: KeptItem): Promise<void> => {
  const key = (content as KeptMedia).media?.key
  if (key === undefined) return
  const message = await get(messageKey(parseMessageId(targetId)), { consistent: true })
  if (mediaKeyOf(message) !== key) await removeMedia([key])
}

const endArticle = async ({ targetId }: KeptItem): Promise<void> => {
  if (!(await readArticle(targetId, { consistent: true }))) await forgetVersions(targetId)
}

/** `keep-media` ends the picture of a profile. */
const END: Readonly<Record<Exclude<KeptKind, 'profile'>, (kept: KeptItem) => Promise<void>>> = {
  message: endMessage,
  article: endArticle,
}

/**
 * Deletes what belonged to kept content once no appeal can restore it. Restored content has it again, so the present
 * state decides, and repeated events change nothing.
 */
export const handler = effect<KeptItem>(async ({ before }) => {
  if (before && before.kind !== 'profile') await END[before.kind](before)
})
