import { prepare } from '../../local/preparation.ts'
import { whileAlone } from '../../local/preparation-lock.ts'
import { ROOT } from '../../root.ts'
import type { Result } from './schedule.ts'

/** Builds site and template with the steps of the local cloud, so that the journeys need not build them again. */
export const build = async (): Promise<Result> => {
  const said: string[] = []
  const say = (line: string): void => {
    said.push(line)
  }
  await whileAlone(ROOT, say, () => prepare(ROOT, say))
  return { passed: 1, failed: 0, output: '', note: said.join(', ') || 'nothing changed' }
}
