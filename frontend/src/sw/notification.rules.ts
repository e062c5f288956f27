import { PUSH_PARAMETERS } from '#shared/domain/push-places.ts'
import type { PushAction, PushPayload } from '#shared/domain/push.ts'

/** The part of the options that TypeScript does not know. */
export interface ShownNotification extends NotificationOptions {
  readonly tag: string
  readonly data: NotificationTarget
  readonly timestamp: number
  readonly renotify: boolean
  readonly actions: readonly { readonly action: PushAction; readonly title: string }[]
}

export interface NotificationTarget {
  readonly path: string
  readonly postId?: string | undefined
}

const TEXTS = {
  title: 'Höllenlärm',
  body: 'Es gibt Neues für dich.',
  actions: { horns: 'Horns', reply: 'Antworten' },
} as const

/** What a person waits for makes itself heard again, although it replaces an earlier one. */
const HEARD_AGAIN: ReadonlySet<unknown> = new Set<PushPayload['kind']>(['message', 'mention'])

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise

/** A path of this site; the start page for anything else. */
const pathOf = (value: unknown): string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : '/'

const actionsOf = (value: unknown): ShownNotification['actions'] =>
  (['horns', 'reply'] as const)
    .filter((action) => Array.isArray(value) && value.includes(action))
    .map((action) => ({ action, title: TEXTS.actions[action] }))

/**
 * The notification for a push. A push of an older or newer release may lack fields, and the browser demands a
 * notification for each one.
 */
export const buildNotification = (
  payload: Partial<Record<keyof PushPayload, unknown>>,
  now: number,
): { readonly title: string; readonly options: ShownNotification } => ({
  title: textOf(payload.title, TEXTS.title),
  options: {
    body: textOf(payload.body, typeof payload.title === 'string' ? '' : TEXTS.body),
    tag: textOf(payload.tag, textOf(payload.id, 'hoellenlaerm')),
    data: {
      path: pathOf(payload.path),
      postId: typeof payload.postId === 'string' ? payload.postId : undefined,
    },
    lang: 'de',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    timestamp: typeof payload.at === 'number' ? payload.at : now,
    renotify: HEARD_AGAIN.has(payload.kind),
    actions: actionsOf(payload.actions),
  },
})

/**
 * Where a click on a notification, or on one of its actions, leads. The page performs the action when it has loaded;
 * horns only with the id of this device, because any link can lead to the same page.
 */
export const findTarget = (
  { path }: NotificationTarget,
  action: string,
  deviceId: string | undefined,
): string => {
  const value = action === 'horns' ? deviceId : '1'
  if ((action !== 'horns' && action !== 'reply') || value === undefined) return path
  const [, before = path, hash = ''] = /^([^#]*)(#.*)?$/.exec(path) ?? []
  return `${before}${before.includes('?') ? '&' : '?'}${PUSH_PARAMETERS[action]}=${value}${hash}`
}
