import { demoSignIns, seedDemo } from '../seed/seed.ts'
import type { Runtime } from './state-folder.ts'

const { member, admin, password } = demoSignIns

/** Fills an empty store with the demo community, and says how to get in wherever it is. */
export const seedDemoContent = async (
  runtime: Runtime,
  say: (line: string) => void,
): Promise<void> => {
  const started = performance.now()
  const result = await seedDemo({ ...runtime, now: Date.now() })
  if (result === 'inhabited') return
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (result === 'written') say(`Wrote the demo community: ${seconds} s`)
  say(`Sign in as ${member} (member) or ${admin} (admin), password ${password}`)
}
