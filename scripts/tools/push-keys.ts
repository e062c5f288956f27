import { parseArgs } from 'node:util'
import { stages } from '../../infra/stages.ts'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import { explain } from './operator/explain.ts'
import { describeNextSteps, writePushKeys } from './operator/make-push-keys.ts'
import { stageNamed } from './operator/stage-named.ts'

const USAGE = `Usage: npm run push-keys -- --stage ${Object.keys(stages).join('|')}

Makes new VAPID keys for push, writes them to push-keys.json, and says how to store them.`

const FILE = 'push-keys.json'

const main = (): void => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } })
  if (values.stage === undefined) throw new ExpectedProblem(USAGE)
  const stage = stageNamed(values.stage)
  const publicKey = writePushKeys(FILE)
  console.log(
    `New keys for push are in ${FILE}. The public key is ${publicKey}\n\n${describeNextSteps(stage, FILE)}`,
  )
}

try {
  main()
} catch (error) {
  console.error(explain(error) ?? error)
  process.exitCode = 1
}
