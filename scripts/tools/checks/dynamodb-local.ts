import { spawnSync } from 'node:child_process'
import { endOnSignals } from '../../lifetime.ts'
import { vitest } from './test-runs.ts'

/** DynamoDB Local needs Java 17. Old versions print their number as 1.8. */
const javaVersion = (): number | undefined => {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return status === 0 ? Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) : undefined
}

const NEEDED = 17

endOnSignals()
const version = javaVersion()
if (version === undefined || version < NEEDED) {
  console.log(
    `Skipped: AWS's DynamoDB Local needs Java ${NEEDED} or newer, and there is ${version === undefined ? 'none' : `Java ${version}`} here.`,
  )
} else {
  console.log('Integration tests against AWS DynamoDB Local …')
  const { passed, failed, output } = await vitest('integration', {
    DYNAMODB_ENGINE: 'dynamodb-local',
  })
  console.log(output)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
