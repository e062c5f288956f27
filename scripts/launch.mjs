// Runs under the Node of the machine (20 or newer) before anything is installed, so it imports Node's modules only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules/.bin')
const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const LOCK = join(ROOT, '.local/install.lock')

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

/** Compares contents, not dates, so that it is correct after a checkout and a switch of branches. */
const isInstalled = () => {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return false
  const installed = readJson('node_modules/.package-lock.json').packages
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional === true ||
      wanted.devOptional === true ||
      installed[path]?.version === wanted.version,
  )
}

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const takeLock = () => {
  mkdirSync(join(ROOT, '.local'), { recursive: true })
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

const lockHolder = () => (existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : undefined)

/** Two commands may start at once on a fresh clone; one installs, the other waits. */
const withLock = async (work) => {
  let said = false
  while (!takeLock()) {
    const holder = lockHolder()
    if (holder && !isRunning(holder)) rmSync(LOCK, { force: true })
    else if (!said) console.log('Another command is installing the packages. Waiting for it …')
    said = true
    await sleep(300)
  }
  try {
    work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

const npm = (...args) => {
  const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }
  const path = process.env.npm_execpath
  return path?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [path, ...args], { ...options, shell: false })
    : spawnSync('npm', args, options)
}

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const install = () => {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json. The first time takes about a minute …')
  const started = Date.now()
  const { status } = npm('ci', '--no-audit', '--no-fund', '--loglevel=error')
  if (status !== 0) {
    stop(
      'The packages could not be installed (see npm’s message above). Check the network and run the command again.',
    )
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** npm can be configured to skip install scripts; then this runs the one that downloads Node. */
const fetchNode = () => {
  if (existsSync(NODE)) return
  const cwd = join(ROOT, 'node_modules/node')
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd, stdio: 'inherit' })
  if (!existsSync(NODE))
    stop('Node 24 could not be fetched from the npm registry. Please try again.')
}

const ready = () => isInstalled() && existsSync(NODE)

/** Ctrl-C reaches the child through the terminal; this process only waits for it to finish. */
const run = (entry, args) => {
  const child = spawn(NODE, [join(ROOT, entry), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` },
  })
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

/** Installs what is missing, then runs a TypeScript file under the Node version that Lambda runs. */
export const launch = async (entry) => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(`Node 20 or newer is needed to begin; this is ${process.version}.`)
  }
  if (!ready()) {
    await withLock(() => {
      install()
      fetchNode()
    })
  }
  run(entry, process.argv.slice(2))
}
