import { UNLIMITED_THROTTLES } from '#testing/hostile/unlimited.ts'
import { environment } from '../../env.ts'
import type { Runtime } from '../../local/state/state-folder.ts'
import { useTable } from '../bench/environment.ts'
import type { Outcome } from './result.ts'
import { send, type Twist } from './send.ts'
import fc from 'fast-check'

const plain: Twist = (target) => target

const withQuery =
  (query: string): Twist =>
  ({ method, path }) => ({ method, path: `${path}${path.includes('?') ? '&' : '?'}${query}` })

const withPath =
  (change: (path: string) => string): Twist =>
  ({ method, path }) => ({ method, path: change(path) })

const withMethod =
  (method: string): Twist =>
  ({ path }) => ({ method, path })

const TWISTS: readonly Twist[] = [
  ...['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'GET'].map(withMethod),
  ...[
    'cursor=%00',
    'cursor=%ED%A0%80',
    'cursor=%',
    'a=1&a=2',
    '=',
    '&&&',
    `a=${'x'.repeat(7000)}`,
  ].map(withQuery),
  withPath((path) => path.replace('/api/', '/api//')),
  withPath((path) => `${path}/`),
  withPath((path) => `${path}%2f..%2f..`),
  withPath((path) => `${path}%00`),
  withPath((path) => `${path}%`),
  withPath((path) => path.replace('/api/', '/API/')),
  withPath((path) => path.replace('/api/', '/./api/../api/')),
  withPath((path) => `${path}/${'x'.repeat(3000)}`),
]

/** Most calls go as they are; one in ten is also odd in method, path or query. */
const anyTwist = fc.oneof(
  { weight: 9, arbitrary: fc.constant(plain) },
  { weight: 1, arbitrary: fc.constantFrom(...TWISTS) },
)

/** The same for the same seed. */
const twists = (seed: number, count: number): readonly Twist[] =>
  fc.sample(anyTwist, { seed, numRuns: count })

export interface Plan {
  readonly calls: number
  readonly seed: number
  readonly parallel: number
}

/** For the handlers that write the scenes into the table of the local cloud. Their objects stay with the test. */
const useCloud = (cloud: Runtime): void => {
  useTable(cloud)
  Object.assign(environment.all, {
    // The passkeys of the scenes are made for it.
    SITE_ORIGIN: 'http://localhost:8080',
    RP_ID: 'localhost',
    THROTTLES: UNLIMITED_THROTTLES,
  })
}

const makeCalls = async (plan: Plan) => {
  // Loaded late, because the functions read their environment once; the engines before what uses them.
  await import('#testing/topic.ts')
  await import('#testing/mailbox.ts')
  await import('#testing/model.ts')
  await import('#testing/work-queues.ts')
  const [{ hostileCalls }, { prepareScenes }, { aMember }] = await Promise.all([
    import('#testing/hostile/hostile-calls.ts'),
    import('#testing/hostile/scenes.ts'),
    import('#testing/members.ts'),
  ])
  const tokens = {
    member: (await aMember()).token,
    reviewer: (await aMember({ role: 'reviewer' })).token,
    moderator: (await aMember({ role: 'moderator' })).token,
    admin: (await aMember({ role: 'admin' })).token,
  }
  return hostileCalls(await prepareScenes(), tokens, plan)
}

/** Sends hostile calls to a local cloud whose throttles do not refuse. */
export const attack = async (cloud: Runtime, plan: Plan): Promise<readonly Outcome[]> => {
  useCloud(cloud)
  const calls = await makeCalls(plan)
  const twisted = twists(plan.seed, calls.length)
  const outcomes: Outcome[] = []
  const queue = calls.entries()
  const work = async () => {
    for (const [index, call] of queue) {
      const twist = twisted[index] ?? ((target) => target)
      outcomes.push({ call, ...(await send(cloud.url, call, twist)) })
    }
  }
  await Promise.all(Array.from({ length: plan.parallel }, work))
  return outcomes
}
