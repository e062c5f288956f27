import type { ContentStatus } from '#shared/api/posts.ts'
import { DEFAULT_REJECT_REASON } from '#shared/domain/moderation.ts'
import { TEXTS } from '../runtime/texts.ts'

interface Moderated {
  readonly status?: Exclude<ContentStatus, 'visible'> | undefined
  readonly statusReason?: string | undefined
}

/** Why only the author sees this content; null when others see it, too. */
export const describeStatus = ({ status, statusReason }: Moderated): string | null => {
  switch (status) {
    case 'held':
      return statusReason ?? TEXTS.held
    case 'removed':
      return statusReason ?? DEFAULT_REJECT_REASON
    case undefined:
      return null
  }
}
