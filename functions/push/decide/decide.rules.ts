import type { QuietHours } from '#shared/api/push.ts'
import type { NotificationSettings } from '#shared/api/settings.ts'
import { PUSH_CATEGORIES, type PushKind } from '#shared/domain/push.ts'
import { restEnd } from './quiet.rules.ts'

/** What the member wants, as far as push depends on it. */
export interface Wishes {
  readonly enabled: boolean
  readonly settings: NotificationSettings
  readonly quietHours: QuietHours
  readonly pausedUntil?: string | null | undefined
}

export type Decision =
  | { readonly what: 'drop' }
  | { readonly what: 'send' }
  /** Part of the summary after `until`, in milliseconds since 1970. */
  | { readonly what: 'wait'; readonly until: number }

const DROP: Decision = { what: 'drop' }
const SEND: Decision = { what: 'send' }

/** Whether a member wants pushes of this kind at all. */
export const wants = ({ enabled, settings }: Wishes, kind: PushKind): boolean => {
  const category = PUSH_CATEGORIES[kind]
  return enabled && (category === undefined || settings[category])
}

/** What happens at this instant with a push of a kind. */
export const decide = (kind: PushKind, wishes: Wishes, at: number): Decision => {
  if (!wants(wishes, kind)) return DROP
  const until = restEnd(at, wishes)
  return until === undefined ? SEND : { what: 'wait', until }
}

const QUARTER_MS = 15 * 60_000

/** The first run of the schedule that is not before the instant. */
export const runAfter = (at: number): number => Math.ceil(at / QUARTER_MS) * QUARTER_MS
