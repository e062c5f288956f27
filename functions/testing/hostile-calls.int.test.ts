import './hostile/without-throttles.ts'
import './topic.ts'
import './mailbox.ts'
import './model.ts'
import './work-queues.ts'
import { expect, test } from 'vitest'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import { hostileCalls, type HostileCall } from './hostile/hostile-calls.ts'
import { prepareScenes } from './hostile/scenes.ts'
import { aMember } from './members.ts'

const WORKERS = 8

/** The gate makes the same calls in every run; `npm run test:full` makes more, with a random seed. */
const CALLS = Number(process.env['HOSTILE_CALLS'] ?? 200)
const seed = Number(process.env['HOSTILE_SEED'] ?? 1)

const problemOf = async ({ scene, attack, options }: HostileCall): Promise<string | null> => {
  const { contract } = scene
  const describe = (problem: string) =>
    `${contract.id} ${attack}: ${problem}\n${JSON.stringify(options).slice(0, 500)}`
  try {
    const { status } = await call(await handlerOf(contract.id), contract, options)
    return status < 500 ? null : describe(String(status))
  } catch (error) {
    return describe(String(error))
  }
}

test(`answers ${CALLS} hostile calls without an error of the server, seed ${seed}`, async () => {
  const scenes = await prepareScenes()
  const tokens = {
    member: (await aMember()).token,
    reviewer: (await aMember({ role: 'reviewer' })).token,
    moderator: (await aMember({ role: 'moderator' })).token,
    admin: (await aMember({ role: 'admin' })).token,
  }
  const calls = hostileCalls(scenes, tokens, { seed, calls: CALLS }).values()
  const problems: string[] = []
  // Some calls wait for a queue, so several run at a time.
  const work = async () => {
    for (const one of calls) {
      const problem = await problemOf(one)
      if (problem !== null) problems.push(problem)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  expect(problems).toEqual([])
})
