import { NewPost } from '#shared/api/posts.ts'
import type { Track } from '#spa/entities/track/track.ts'
import { messages } from '../texts.ts'

export interface Draft {
  readonly title: string
  readonly content: string
  readonly linkUrl: string
  /** Describes the picture or video. */
  readonly mediaAlt: string
  readonly track: Track | null
  readonly isDrastic?: boolean | undefined
}

export const EMPTY_DRAFT: Draft = { title: '', content: '', linkUrl: '', mediaAlt: '', track: null }

export const isEmpty = ({ title, content, linkUrl, mediaAlt, track }: Draft): boolean =>
  track === null && [title, content, linkUrl, mediaAlt].every((text) => text.trim() === '')

/** Adds the scheme that members leave out (`metal.de`). */
export const completeLink = (text: string): string => {
  const link = text.trim()
  return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}

export type DraftErrors = Partial<Record<keyof Draft, string>>

interface Circumstances {
  readonly hasMedia: boolean
  readonly isPhone: boolean
}

const missing = (draft: Draft, { hasMedia, isPhone }: Circumstances): string | undefined => {
  if (draft.content.trim() !== '') return undefined
  if (!isPhone) return messages.contentRequired
  return hasMedia || draft.track ? undefined : messages.contentOrFileRequired
}

/** What prevents a draft from being sent: the server's rules and those of each form (docs/product/community.md#writing-a-post). */
export const checkDraft = (draft: Draft, circumstances: Circumstances): DraftErrors => {
  const { title, content: text } = draft
  const parsed = NewPost.safeParse({
    title,
    content: text,
    linkUrl: completeLink(draft.linkUrl),
    mediaAlt: draft.mediaAlt,
  })
  const issues = parsed.error?.issues ?? []
  const errors: DraftErrors = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), message]),
  )
  const content = errors.content ?? missing(draft, circumstances)
  return content === undefined ? errors : { ...errors, content }
}
