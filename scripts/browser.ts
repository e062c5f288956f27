import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { environment } from './env.ts'

/** What every test browser starts with: no sandbox in containers, no calls home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const PACKAGE = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/package.json')

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

const ofTheSystem: Source = () => {
  const folders = (environment.all['PATH'] ?? '').split(delimiter)
  const places = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC]
  return places.find((path) => existsSync(path))
}

const fromDebian: Source = () => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('No browser found: installing chromium from Debian …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
  })
  return ofTheSystem()
}

/** A Chromium in an npm package. It unpacks itself into TMPDIR, so each version gets its own. */
const fromNpm: Source = async () => {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const folder = join(tmpdir(), `hoellenlaerm-chromium-${version}`)
  mkdirSync(folder, { recursive: true })
  Object.assign(environment.all, { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: folder })
  const packed = await import('@sparticuz/chromium')
  return packed.default.executablePath()
}

/** The path of a Chromium to test with; the first of the sources that has one. */
export const findBrowser = async (
  sources: readonly Source[] = [fromEnvironment, playwrightsOwn, ofTheSystem, fromDebian, fromNpm],
): Promise<string> => {
  for (const source of sources) {
    const path = await source()
    if (path !== undefined) return path
  }
  throw new Error(
    'No Chromium found. Install one, or name one with CHROMIUM_PATH=/path/to/chromium.',
  )
}
