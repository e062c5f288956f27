import { defineBench } from '../bench/bench.ts'
import { runKillTest } from './rounds.ts'

export const bench = defineBench({
  usage: `Usage: npm run kill-test -- [--rounds 100] [--writes 150]

16 writers work on a local cloud of its own until it is killed with its whole process tree (kill -9). After each
restart every acknowledged write and every counter is compared with what the server answers. Each round kills
after the given number of acknowledged writes.`,
  options: { rounds: 100, writes: 150 },
  measure: async ({ options, directory }) => {
    const say = (line: string): void => console.log(line)
    const { acknowledged, findings } = await runKillTest({ ...options, directory, say })
    say(
      `${String(options.rounds)} kills, ${String(acknowledged)} acknowledged writes, ${String(findings.length)} findings`,
    )
    if (findings.length > 0) process.exitCode = 1
    return {}
  },
})
