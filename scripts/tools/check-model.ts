import { parseArgs } from 'node:util'
import { BedrockClient } from '@aws-sdk/client-bedrock'
import { stages, type StageConfig } from '../../infra/stages.ts'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import { measureLabelled } from './check-model/labelled.ts'
import { explain } from './operator/explain.ts'
import { describeFindings, modelsStatus } from './operator/model-status.ts'
import { stageNamed } from './operator/stage-named.ts'

const USAGE = `Usage: npm run check:model -- --stage ${Object.keys(stages).join('|')} [--labelled [--scenes <number>]]

Asks Bedrock whether the models of the stage, of writer and second reader, are active and open to the account in use.
With --labelled the second reader of the stage judges labelled sentences and pairs of items, and the writer writes
about their items, which costs money (40 scenes by default; each is four calls at most). --labelled without a stage asks the local stand-in only.`

const OPTIONS = {
  stage: { type: 'string' },
  labelled: { type: 'boolean', default: false },
  scenes: { type: 'string' },
} as const

const argumentsOf = () => {
  try {
    const { values } = parseArgs({ options: OPTIONS })
    const { stage, labelled, scenes } = values
    const isCount = scenes === undefined || /^[1-9]\d{0,3}$/.test(scenes)
    if (isCount && (labelled || (stage !== undefined && scenes === undefined))) return values
  } catch {
    // Said below.
  }
  throw new ExpectedProblem(USAGE)
}

const printStatus = async ({ name, region, model }: StageConfig): Promise<void> => {
  const bedrock = new BedrockClient({ region })
  try {
    for (const { purpose, findings } of await modelsStatus(bedrock, model)) {
      console.log(`${purpose} of ${name} in ${region}:\n${describeFindings(findings)}`)
      if (findings.some(({ remedy }) => remedy !== undefined)) process.exitCode = 1
    }
  } finally {
    bedrock.destroy()
  }
}

const main = async (): Promise<void> => {
  const { stage, labelled, scenes } = argumentsOf()
  const config = stageNamed(stage ?? 'dev')
  if (!labelled) {
    await printStatus(config)
    return
  }
  const count = scenes === undefined ? undefined : Number(scenes)
  const isPaid = stage !== undefined
  console.log(await measureLabelled({ stage: config, isPaid, scenes: count }))
  if (!isPaid)
    console.log('No model was asked: --stage asks that of a stage, with your credentials.')
}

await main().catch((error: unknown) => {
  console.error(explain(error) ?? error)
  process.exitCode = 1
})
