import { installedJava, NEEDED_JAVA } from '#testing/dynamodb-local.ts'
import { endOnSignals } from '../../lifetime.ts'
import { vitest } from './test-runs.ts'

endOnSignals()
const version = installedJava()
if (version === undefined || version < NEEDED_JAVA) {
  console.log(
    `Skipped: AWS's DynamoDB Local needs Java ${NEEDED_JAVA} or newer, and there is ${version === undefined ? 'none' : `Java ${version}`} here.`,
  )
} else {
  console.log('Integration tests against AWS DynamoDB Local …')
  const { passed, failed, output } = await vitest('integration*', {
    extra: { DYNAMODB_ENGINE: 'dynamodb-local' },
  })
  console.log(output)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
