import { writeFileSync } from 'node:fs'
import webPush from 'web-push'
import type { StageConfig } from '#infra/stages.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'

const ONLY_FOR_OWNER = 0o600

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * Makes VAPID keys and writes them to a new file that only its owner can read. Returns the public key.
 * @throws ExpectedProblem when the file exists
 */
export const writePushKeys = (file: string): string => {
  const keys = webPush.generateVAPIDKeys()
  try {
    writeFileSync(file, JSON.stringify(keys), { flag: 'wx', mode: ONLY_FOR_OWNER })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    throw new ExpectedProblem(`${file} exists. Store or delete the keys in it first.`)
  }
  return keys.publicKey
}

/** The name of the stage's next secret: a deployment reads a secret only when its name is new. */
export const nextPushSecret = ({
  name,
  pushSecret = '',
}: Pick<StageConfig, 'name' | 'pushSecret'>): string => {
  const [number = '0'] = /\d+$/.exec(pushSecret) ?? []
  return `hoellenlaerm-${name}-push-${String(Number(number) + 1)}`
}

/** What the operator does with the file. */
export const describeNextSteps = (
  stage: Pick<StageConfig, 'name' | 'region' | 'pushSecret'>,
  file: string,
): string => {
  const secret = nextPushSecret(stage)
  const steps = [
    `1. Store them:

   aws secretsmanager create-secret --region ${stage.region} --name ${secret} \\
     --secret-string file://${file} && rm ${file}
`,
    `2. Set pushSecret: '${secret}' in the stage ${stage.name} of infra/stages.ts.`,
    `3. npm run deploy -- '${stage.name}/Pipeline' '${stage.name}/Api'`,
    ...(stage.pushSecret === undefined
      ? []
      : [`4. Delete ${stage.pushSecret}. Browsers subscribe again when their members return.`]),
  ]
  return steps.join('\n')
}
