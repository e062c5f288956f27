// Runs under the Node of the machine (20 or newer) before anything is installed, so it imports Node's modules only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
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

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const takeLock = () => {
  try {
    if (!existsSync(join(ROOT, '.local'))) mkdirSync(join(ROOT, '.local'))
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    if (existsSync(LOCK)) rmSync(LOCK)
    return stop(`${LOCK} cannot be written (${error.code}), so nothing can be installed here.`)
  }
}

const lockHolder = () => (existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : undefined)

const PARENT_CHECK_MS = 500
/** Longer than the command itself needs for its end. */
const DEADLINE_MS = 4200

/** What a signal ends: the installation, later the command. */
let child

/** The installation has a process group of its own, because npm does not pass every signal on. */
const signalChild = (signal) => {
  try {
    if (child?.detached) process.kill(-child.process.pid, signal)
    else child?.process.kill(signal)
  } catch (error) {
    // It may have ended meanwhile.
    if (error.code !== 'ESRCH') throw error
  }
}

const end = (signal) => {
  const code = 128 + constants.signals[signal]
  if (!child) process.exit(code)
  // On Windows the console signals every process itself, and passing a signal on would kill.
  if (!isWindows) signalChild(signal)
  child.process.once('exit', () => process.exit(code))
  setTimeout(() => {
    signalChild('SIGKILL')
    process.exit(code)
  }, DEADLINE_MS).unref()
}

/** The shell between npm and this process does not pass signals on, so the end of npm counts too. */
const ancestors = () => {
  const found = [process.ppid]
  if (process.platform === 'win32') return found
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-o', 'comm=', '-p', String(process.ppid)], {
    encoding: 'utf8',
  })
  const [, parent, name] = /^\s*(\d+)\s+(\S+)/.exec(stdout ?? '') ?? []
  return /(^|\/)(sh|dash|bash|zsh|ash|ksh|busybox)$/.test(name ?? '')
    ? [...found, Number(parent)]
    : found
}

/** Signals end everything that was started; so does the end of npm, for example by kill -9. */
const endOnSignals = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watched = ancestors()
  const timer = setInterval(() => {
    if (process.ppid === parent && watched.every(isRunning)) return
    clearInterval(timer)
    end('SIGHUP')
  }, PARENT_CHECK_MS)
  timer.unref()
}

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
  const release = () => rmSync(LOCK, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

const isWindows = process.platform === 'win32'

/** Resolves with the exit code. Waiting without blocking lets a signal end the program. */
const runToEnd = async (program, args, options) => {
  const detached = !isWindows
  child = {
    process: spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached,
      ...options,
    }),
    detached,
  }
  const code = await new Promise((resolve) => {
    child.process.once('error', () => resolve(1)).once('exit', (status) => resolve(status ?? 1))
  })
  child = undefined
  return code
}

const npm = (...args) => {
  const path = process.env.npm_execpath
  return path?.endsWith('npm-cli.js')
    ? runToEnd(process.execPath, [path, ...args], { cwd: ROOT })
    : runToEnd('npm', args, { cwd: ROOT, shell: isWindows })
}

const install = async () => {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json. The first time takes about a minute …')
  const started = Date.now()
  const code = await npm('ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  if (code !== 0) {
    stop(
      'The packages could not be installed (see npm’s message above). Check the network and run the command again.',
    )
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** npm can be configured to skip install scripts; then this runs the one that downloads Node. */
const fetchNode = async () => {
  if (existsSync(NODE)) return
  const cwd = join(ROOT, 'node_modules/node')
  await runToEnd(process.execPath, ['installArchSpecificPackage.js'], { cwd })
  if (!existsSync(NODE))
    stop('Node 24 could not be fetched from the npm registry. Please try again.')
}

const ready = () => isInstalled() && existsSync(NODE)

const run = (entry, args) => {
  const command = spawn(NODE, [join(ROOT, entry), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` },
  })
  child = { process: command, detached: false }
  command.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** Installs what is missing, then runs a TypeScript file under the Node version that Lambda runs. */
export const launch = async (entry) => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(`Node 20 or newer is needed to begin; this is ${process.version}.`)
  }
  endOnSignals()
  if (!ready()) {
    await withLock(async () => {
      await install()
      await fetchNode()
    })
  }
  run(entry, process.argv.slice(2))
}
