import { until } from '../bench/bench.ts'
import type { Member, Send } from './client.ts'
import type { Writer } from './writer.ts'

export interface World {
  readonly send: Send
  readonly writers: readonly Writer[]
  /** Author of the hot posts. */
  readonly host: Member
  readonly hotPosts: readonly string[]
}

const EFFECTS_MS = 60_000

export const get = async (world: World, path: string, { token } = world.host): Promise<unknown> => {
  const { status, body } = await world.send({ method: 'GET', path, token })
  return status === 200 ? body : { status }
}

export const differs = (what: string, actual: unknown, expected: unknown): string[] =>
  actual === expected ? [] : [`${what}: ${String(actual)} instead of ${String(expected)}`]

/** Heads of lists are cached for a second, and effects follow a write: compares until it holds. */
export const eventually = async (check: () => Promise<string[]>): Promise<string[]> => {
  let findings: string[] = []
  await until(async () => {
    findings = await check()
    return findings.length === 0
  }, EFFECTS_MS)
  return findings
}
