import { isolated } from '#shared/domain/isolated.ts'
import { messages } from '#ui/texts.ts'

/** The name to show for a member whose account may be deleted; it keeps the order of a sentence around it. */
export const nameOrUnknown = (name: string | null | undefined): string =>
  name?.trim() ? isolated(name) : messages.unknownUser
