import { mkdtempSync, rmSync } from 'node:fs'
import { arch, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { reportFigures } from '../measurements/figure.ts'

type Options = Readonly<Record<string, string | number | boolean>>

/** What may be chosen in place of the defaults. */
type Chosen<Defaults extends Options> = {
  readonly [Name in keyof Defaults]: Defaults[Name] extends number
    ? number
    : Defaults[Name] extends boolean
      ? boolean
      : string
}

/** One run of a bench. */
export interface Run<Defaults extends Options> {
  readonly options: Chosen<Defaults>
  readonly commit: string | undefined
  /** A folder that is removed at the end. */
  readonly directory: string
  /** Ends what the run started, the latest first. */
  readonly cleanup: AsyncDisposableStack
}

export interface Bench<Defaults extends Options, Name extends string> {
  /** Says what the arguments mean, when they are wrong. */
  readonly usage?: string
  readonly takesCommit?: boolean
  /** With their defaults; a number must be whole and positive. */
  readonly options?: Defaults
  /** The cases: of each figure the highest good value, and its unit. */
  readonly figures?: Readonly<Record<Name, readonly [limit: number, unit: string]>>
  /** Prepares and measures; prints what is worth knowing beside the figures. */
  readonly measure: (run: Run<Defaults>) => Promise<Readonly<Record<Name, number>>>
}

const load = (): string => (loadavg()[0] ?? 0).toFixed(1)

const typeOf = (value: unknown): 'boolean' | 'string' =>
  typeof value === 'boolean' ? 'boolean' : 'string'

/** @throws Error when an argument is unknown, or no number in place of one */
const parse = <Defaults extends Options>(
  { options: defaults = {} as Defaults, takesCommit = false }: Bench<Defaults, string>,
  args: readonly string[],
) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, { type: typeOf(value) }]),
    ),
    allowPositionals: takesCommit,
  })
  if (positionals.length > 1) throw new Error('More than one commit.')
  const chosen = Object.entries(defaults).map(([name, usual]) => {
    const value = values[name] ?? usual
    if (typeof usual !== 'number' || value === usual) return [name, value]
    if (/^[1-9]\d*$/.test(String(value))) return [name, Number(value)]
    throw new Error(`--${name} needs a number, not "${String(value)}".`)
  })
  return { options: Object.fromEntries(chosen) as Chosen<Defaults>, commit: positionals[0] }
}

const parseOrExit = <Defaults extends Options>(
  bench: Bench<Defaults, string>,
  args: readonly string[],
) => {
  try {
    return parse(bench, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(bench.usage ?? '')
    process.exit(2)
  }
}

/**
 * Makes a command of a bench. Its figures are named after the command: `export: until it is ready`. One above its
 * limit fails the command.
 */
export const defineBench =
  <Defaults extends Options = Options, Name extends string = never>(bench: Bench<Defaults, Name>) =>
  async (command: string, args: readonly string[]): Promise<void> => {
    const parsed = parseOrExit(bench, args)
    await using cleanup = new AsyncDisposableStack()
    const directory = mkdtempSync(join(tmpdir(), `hoellenlaerm-${command}-`))
    cleanup.defer(() => rmSync(directory, { recursive: true, force: true }))
    const values = await bench.measure({ ...parsed, directory, cleanup })
    const figures = Object.entries<readonly [number, string]>(bench.figures ?? {})
    if (figures.length === 0) return
    console.log(`load ${load()}`)
    reportFigures(
      figures.map(([name, [limit, unit]]) => {
        const value = values[name as Name]
        return { name: `${command}: ${name}`, value, limit, unit }
      }),
    )
  }

/** Includes the load, because other work on the machine makes every measurement slower. */
export const machine = (): string => {
  const model = cpus()[0]?.model.trim() ?? 'unknown CPU'
  return `${cpus().length} × ${model} (${arch()}), load ${load()} before the start, Node ${process.versions.node}`
}

export const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

const POLL_MS = 250
const GIVE_UP_MS = 1_200_000

/** Asks until the answer is yes. @returns false when it was no all the time */
export const until = async (
  ask: () => boolean | Promise<boolean>,
  giveUpMs = GIVE_UP_MS,
): Promise<boolean> => {
  const end = Date.now() + giveUpMs
  while (!(await ask())) {
    if (Date.now() > end) return false
    await sleep(POLL_MS)
  }
  return true
}
