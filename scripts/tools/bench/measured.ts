import type { Units } from './figures.ts'
import { cellsOf } from './markdown.ts'

/** CPU and size of the answer, as `npm run bench` measured them. */
interface Load {
  readonly cpuMs: number
  readonly bytes: number
}

/** The figures of the documents that tests and benchmarks keep true. */
export class Measured {
  private readonly units: ReadonlyMap<string, Units>
  private readonly loads: ReadonlyMap<string, Load>

  constructor(units: ReadonlyMap<string, Units>, loads: ReadonlyMap<string, Load>) {
    this.units = units
    this.loads = loads
  }

  /** @param name a contract, or an effect and its event: `notify-likes PostLike.created` */
  unitsOf(name: string): Units {
    return known(this.units.get(name), name)
  }

  /** @param name of a request in the benchmarks */
  loadOf(name: string): Load {
    return known(this.loads.get(name), name)
  }
}

const known = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`Nothing was measured for ${name}`)
  return value
}

const rowsOf = (text: string, columns: number): (readonly string[])[] =>
  text.split('\n').flatMap((line) => {
    const cells = cellsOf(line)
    return line.startsWith('|') && cells.length === columns ? [cells] : []
  })

const numberIn = (cell = ''): number => Number.parseFloat(cell.replaceAll('*', ''))

/** Rows `| name | read | write | calls |`, with or without a column that explains. */
const unitsIn = (text: string): [string, Units][] =>
  [...rowsOf(text, 4), ...rowsOf(text, 5)].flatMap(([name = '', ...figures]) => {
    const [read = NaN, write = NaN, calls = NaN] = figures.slice(0, 3).map(numberIn)
    return Number.isNaN(calls) ? [] : [[name.replaceAll('`', ''), { read, write, calls }]]
  })

/** Rows of the table "CPU per request": name, CPU, six other columns, bytes. */
const loadsIn = (text: string): [string, Load][] =>
  rowsOf(text, 8).flatMap(([name = '', cpu, ...others]) => {
    const load = { cpuMs: numberIn(cpu), bytes: numberIn(others.at(-1)) }
    return Number.isNaN(load.cpuMs) ? [] : [[name, load]]
  })

/** Reads docs/access-patterns.md, docs/events.md and docs/benchmarks.md. */
export const measuredIn = (documents: {
  readonly accessPatterns: string
  readonly events: string
  readonly benchmarks: string
}): Measured =>
  new Measured(
    new Map([...unitsIn(documents.accessPatterns), ...unitsIn(documents.events)]),
    new Map(loadsIn(documents.benchmarks)),
  )
