import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { TypicalCalls } from './typical-calls.ts'

const OTHERS = ['all', 'typical-calls']

const load = async (name: string): Promise<TypicalCalls> => {
  const { calls } = (await import(`./${name}.ts`)) as { readonly calls: TypicalCalls }
  return calls
}

const names = readdirSync(import.meta.dirname)
  .map((file) => basename(file, '.ts'))
  .filter((name) => !OTHERS.includes(name))

/** The calls of every file in this folder. An endpoint that is in none fails the test of docs/access-patterns.md. */
export const typicalCalls = await Promise.all(names.toSorted().map(load))
