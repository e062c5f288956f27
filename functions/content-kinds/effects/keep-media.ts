import type { KeptItem } from '#platform/content/kept.items.ts'
import { effect } from '../../events/index.ts'
import { settleAvatar } from '../../profile/avatar/index.ts'
import { findPlace, settleContentMedia, type ContentWithMedia } from '../../measures/media/index.ts'

type Subject = (ContentWithMedia | KeptItem<{ readonly avatar?: string }>) & {
  readonly entity: string
}

const isKeptContent = (subject: Subject): subject is Extract<Subject, KeptItem> =>
  subject.entity === 'KeptContent'

/**
 * Moves the files of a post or story, or the picture of a profile, out of reach when a measure takes it down, and back
 * when it is restored. The present state decides, so repeated and late events change nothing.
 */
export const handler = effect<Subject>(async ({ before, after }) => {
  const subject = after ?? before
  if (!subject) return
  if (isKeptContent(subject)) {
    const { kind, targetId, content } = subject
    if (kind === 'profile' && content.avatar) await settleAvatar(targetId, content.avatar)
    return
  }
  const wasAt = before && !isKeptContent(before) ? findPlace(before) : 'nowhere'
  if (wasAt !== findPlace(subject)) await settleContentMedia(subject)
})
