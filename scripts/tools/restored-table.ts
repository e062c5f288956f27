import { parseArgs } from 'node:util'
import { stages, type StageConfig } from '../../infra/stages.ts'
import { tableSettings } from '../../infra/table-settings.ts'
import { environment } from '../local/state/env.ts'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import { explain } from './operator/explain.ts'
import { completeInRegion, resumeInRegion } from './operator/restored-table.ts'
import { stageNamed } from './operator/stage-named.ts'

const USAGE = `Usage: npm run restored-table -- --stage ${Object.keys(stages).join('|')}

Prepares a restored table for its import (docs/runbook.md): stream, TTL, recovery, protection and tags.
Its name derives from tableGeneration of the stage in infra/stages.ts.`

const eraseAgain = async (stage: StageConfig, tableName: string): Promise<number> => {
  // The items of the product read the name of the table from the environment when they are loaded.
  environment.all['TABLE_NAME'] = tableName
  const { eraseAgainInRegion } = await import('./operator/erase-again.ts')
  return eraseAgainInRegion(stage, tableName)
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } })
  if (values.stage === undefined) throw new ExpectedProblem(USAGE)
  const stage = stageNamed(values.stage)
  const settings = tableSettings(stage)
  await completeInRegion(stage.region, settings)
  for (const gap of await resumeInRegion(stage.region, settings.tableName))
    console.log(`Audit log: ${gap}`)
  const erased = await eraseAgain(stage, settings.tableName)
  if (erased > 0) console.log(`Deleted accounts to delete again: ${erased}`)
  console.log(`${settings.tableName} can be imported: npx cdk import ${stage.name}/Data --force`)
}

await main().catch((error: unknown) => {
  console.error(explain(error) ?? error)
  process.exitCode = 1
})
