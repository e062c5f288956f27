import { subscribeToPush } from '#shared/api/push.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { NewNote } from '../push/items/index.ts'
import { LOCAL_PUSH_KEYS } from './push-keys.ts'
import { startPushService, type ReceivedPush } from './stand-ins/push-service.ts'

/** The local push service. Import this file before anything that reads the environment. */
export const pushService = await startPushService(LOCAL_PUSH_KEYS.PUSH_PUBLIC_KEY)

process.env['STAND_INS'] = JSON.stringify({
  ...(JSON.parse(process.env['STAND_INS'] ?? '{}') as object),
  ...pushService.standIns,
})

/** The texts that a browser received. */
export const bodiesAt = (endpoint: string): readonly string[] =>
  pushService.receivedAt(endpoint).map(({ payload }: ReceivedPush) => payload.body)

/** Subscribes a new browser of a member. Returns its endpoint. */
export const aDevice = async ({ token }: { readonly token: string }): Promise<string> => {
  const { call } = await import('./call.ts')
  const { handlerOf } = await import('./handlers.ts')
  const body = pushService.subscribe()
  const handler = await handlerOf('subscribeToPush')
  const { status } = await call(handler, subscribeToPush, { token, body })
  if (status !== 200) throw new Error(`Subscribing failed with ${String(status)}.`)
  return body.endpoint
}

/** A push about a comment. */
export const aNote = (more: Partial<NewNote> = {}): NewNote => ({
  id: `comment-${newId()}`,
  kind: 'comment',
  title: 'Walküre',
  body: 'Was für ein Riff!',
  path: '/#post-1',
  tag: 'post-1',
  at: Date.now(),
  actions: ['reply'],
  ...more,
})
