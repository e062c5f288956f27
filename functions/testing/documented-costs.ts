import { readFile } from 'node:fs/promises'
import type { Units } from './units.ts'

const ROW = /^\| (`[\w-]+` `[\w.]+`(?: \([\w ]+\))?) +\| ([\d.]+) +\| ([\d.]+) +\| (\d+) +\|/

interface EffectCost {
  readonly name: string
  readonly units: Units
}

/** The rows of the tables in docs/events.md. */
export const effectCosts = async (): Promise<readonly EffectCost[]> => {
  const text = await readFile(new URL('../../docs/events.md', import.meta.url), 'utf8')
  return text.split('\n').flatMap((line) => {
    const [, name, read, write, calls] = ROW.exec(line) ?? []
    const units = { read: Number(read), write: Number(write), calls: Number(calls) }
    return name ? [{ name: name.replaceAll('`', ''), units }] : []
  })
}
