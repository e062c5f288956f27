import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { spawnGuarded } from '#testing/guarded-process.ts'
import { environment } from './state/env.ts'
import { ExpectedProblem } from './state/expected-problem.ts'

interface Step {
  readonly name: string
  /** The name of a script in package.json. */
  readonly script: string
  readonly says: string
  readonly inputs: readonly string[]
  readonly output: string
}

const STEPS: readonly Step[] = [
  {
    name: 'site',
    script: 'build',
    says: 'Building the site',
    inputs: ['frontend', 'shared', 'package.json', 'package-lock.json'],
    output: 'dist/spa/index.html',
  },
  {
    name: 'template',
    script: 'synth',
    says: 'Synthesising the template',
    inputs: [
      'infra',
      'functions',
      'shared',
      'package.json',
      'package-lock.json',
      'cdk.json',
      'dist/spa',
    ],
    output: 'cdk.out/manifest.json',
  },
]

/** Builds and synthesises what has changed since the last run, by content. */
export const prepare = async (root: string, say: (line: string) => void): Promise<void> => {
  const stateFile = join(root, 'dist', 'prepared-from.json')
  const state = new Map(Object.entries(readState(stateFile)))
  for (const step of STEPS) {
    const inputs = fingerprint(root, step.inputs)
    if (state.get(step.name) === stamp(root, step, inputs)) continue
    say(`${step.says} …`)
    await runScript(root, step)
    state.set(step.name, stamp(root, step, inputs))
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(stateFile, JSON.stringify(Object.fromEntries(state)))
  }
}

/** Changes with the inputs, and when another command wrote the output: `cdk deploy` writes other templates. */
const stamp = (root: string, { output }: Step, inputs: string): string => {
  const written = statSync(join(root, output), { throwIfNoEntry: false })?.mtimeMs
  return `${inputs} ${String(written)}`
}

/** A file that a full disk left half written means that everything is built. */
const readState = (file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

const IRRELEVANT = /(\.test\.tsx?$|(^|\/)(e2e|testing)\/)/

const fingerprint = (root: string, inputs: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesBelow(root, input))
      if (!IRRELEVANT.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const filesBelow = (root: string, input: string): string[] => {
  const path = join(root, input)
  if (!existsSync(path)) return []
  const entries = input.includes('.')
    ? [input]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  return entries.map((file) => file.replaceAll('\\', '/')).sort()
}

const runScript = async (root: string, { script, says }: Step): Promise<void> => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const bin = join(root, 'node_modules', '.bin')
  const [shell, flag] = process.platform === 'win32' ? ['cmd.exe', '/c'] : ['sh', '-c']
  const child = spawnGuarded(shell, [flag, scripts[script] ?? 'exit 1'], {
    cwd: root,
    // Test runners set it to `test`, and the site would then contain React's development build.
    env: {
      ...environment.all,
      NODE_ENV: 'production',
      PATH: `${bin}${delimiter}${environment.path}`,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0)
    throw new ExpectedProblem(`${says} failed. "npm run ${script}" says:\n${output.trim()}`)
}
