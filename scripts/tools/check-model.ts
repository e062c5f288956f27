import { parseArgs } from 'node:util'
import { BedrockClient } from '@aws-sdk/client-bedrock'
import { stages } from '../../infra/stages.ts'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import { explain } from './operator/explain.ts'
import { describeFindings, modelsStatus } from './operator/model-status.ts'
import { stageNamed } from './operator/stage-named.ts'

const USAGE = `Usage: npm run check:model -- --stage ${Object.keys(stages).join('|')}

Asks Bedrock whether the models of the stage, of writer and second reader, are active and open to the account in use.`

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } })
  if (values.stage === undefined) throw new ExpectedProblem(USAGE)
  const { name, region, model } = stageNamed(values.stage)
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

await main().catch((error: unknown) => {
  console.error(explain(error) ?? error)
  process.exitCode = 1
})
