import { endOnSignals } from '../../lifetime.ts'
import { useRunFolder } from '../../run-folder.ts'

/** Each in a module of its own, because functions read their environment once. */
const COMMANDS = {
  abuse: () => import('./abuse.ts'),
  against: () => import('./against/against.ts'),
  bands: () => import('./bands.ts'),
  bench: () => import('./requests.ts'),
  erasure: () => import('./erasure.ts'),
  export: () => import('./export.ts'),
  hostile: () => import('../hostile/hostile.ts'),
  'kill-test': () => import('../kill-test/kill-test.ts'),
  memory: () => import('./memory.ts'),
  news: () => import('./news.ts'),
  push: () => import('./push.ts'),
  search: () => import('./search.ts'),
  start: () => import('./start.ts'),
} as const

const [name = '', ...args] = process.argv.slice(2)
if (!(name in COMMANDS)) {
  console.error(`Nothing is called "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exit(2)
}
endOnSignals()
useRunFolder()
const { bench } = await COMMANDS[name as keyof typeof COMMANDS]()
await bench(name, args)
process.exit()
