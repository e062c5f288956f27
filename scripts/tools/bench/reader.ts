import type { CallOptions } from '#testing/call.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

export const tokenOf = ({ members }: World, index: number): string =>
  members[index % members.length]?.token ?? ''

type Reading = Pick<Scenario, 'name' | 'contract'> & Partial<Scenario>

/** Makes requests of all members with these options. */
export const reader =
  (world: World) =>
  (rest: Reading, options: CallOptions = {}): Scenario => ({
    status: 200,
    isRead: true,
    target: {},
    once: { token: world.viewer.token, ...options },
    load: (index) => ({ token: tokenOf(world, index), ...options }),
    ...rest,
  })
