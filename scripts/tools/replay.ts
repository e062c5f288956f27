import { join } from 'node:path'
import { environment } from '../local/state/env.ts'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import { explain } from './operator/explain.ts'
import { readRuntime } from './operator/members-table.ts'
import { replayDay } from './replay/replay.ts'

const USAGE = `Usage: npm run replay -- <yyyy-mm-dd>

Repeats clustering, writing (by the local model) and guarding of the items of that day (UTC) on the running
local cloud. Nothing is stored; the same day gives the same hash.`

const dayFrom = (text: string | undefined): string => {
  if (text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))
    return text
  throw new ExpectedProblem(USAGE)
}

const main = async (): Promise<void> => {
  const day = dayFrom(process.argv[2])
  const directory = environment.directory ?? join(import.meta.dirname, '../..', '.local')
  const { items, clusters, held, failed, hash } = await replayDay({
    day,
    ...readRuntime(directory),
  })
  if (items === 0) throw new ExpectedProblem(`Nothing was read on ${day}.`)
  const published = clusters - held - failed
  console.log(
    `${day}: ${String(items)} items in ${String(clusters)} clusters: ` +
      `${String(published)} articles, ${String(held)} held, ${String(failed)} failed\n${hash}`,
  )
}

await main().catch((error: unknown) => {
  console.error(explain(error) ?? error)
  process.exitCode = 1
})
