import { parseArgs } from 'node:util'
import { attackInVitest } from './attack-in-vitest.ts'

/** Without a number no call would be sent, and none would fail. */
const numberFrom = (name: string, text: string): string => {
  if (/^[1-9]\d*$/.test(text)) return text
  throw new Error(`--${name} needs a number, not "${text}".`)
}

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000_000)) },
    parallel: { type: 'string', default: '8' },
  },
})

process.exitCode = await attackInVitest({
  HOSTILE_CALLS: numberFrom('calls', values.calls),
  HOSTILE_SEED: numberFrom('seed', values.seed),
  HOSTILE_PARALLEL: numberFrom('parallel', values.parallel),
})
