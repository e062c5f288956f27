import { bandItem, bandNameKey, type BandItem } from '#functions/bands/items/index.ts'
import { isContradicted } from '#shared/domain/band-traits.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { BandRow } from './band-rows.ts'

/** The name as bands of a country share it. */
export const nameOf = (band: BandItem): string => Object.values(bandNameKey(band)).join(' ')

type Skip = (kind: 'existing' | 'refused', line: number, problem: string) => void

const described = ({ name, genre, country, city, formedYear }: BandItem): string =>
  [name, genre, city, country, formedYear].filter(Boolean).join(', ')

/** Why a band is not added beside others of its name; undefined when its town or year says that it is another one. */
export const problemBeside = (band: BandItem, others: readonly BandItem[]): string | undefined => {
  const same = others.find((other) => !isContradicted(band, other))
  if (!same) return undefined
  return described(band) === described(same)
    ? `"${described(same)}" exists.`
    : `"${described(same)}" exists, and no other city or formedYear says that this is another band.`
}

interface FoundBand {
  readonly line: number
  readonly band: BandItem
}

const READ_AT_ONCE = 100

/** Takes bands from the rows, for several lanes: a generator gives one value at a time. */
export class BandSource {
  private readonly rows: AsyncIterator<BandRow, unknown>
  private readonly skip: Skip
  /** The bands of the file until here, by name. */
  private readonly seen = new Map<string, BandItem[]>()
  private readonly updatedAt = new Date().toISOString()
  private reading: Promise<unknown> = Promise.resolve()

  constructor(rows: AsyncIterable<BandRow>, skip: Skip) {
    this.rows = rows[Symbol.asyncIterator]()
    this.skip = skip
  }

  /** None at the end of the rows. */
  take(): Promise<readonly FoundBand[]> {
    const next = this.reading.then(() => this.read())
    this.reading = next.catch(() => undefined)
    return next
  }

  private async read(): Promise<readonly FoundBand[]> {
    const bands: FoundBand[] = []
    while (bands.length < READ_AT_ONCE) {
      const next = await this.rows.next()
      if (next.done) break
      const band = this.toBand(next.value)
      if (band) bands.push({ line: next.value.line, band })
    }
    return bands
  }

  private toBand({ line, band, problem = '' }: BandRow): BandItem | undefined {
    if (!band) {
      this.skip('refused', line, problem)
      return undefined
    }
    const item = bandItem(newId(), { ...band, version: 1, updatedAt: this.updatedAt })
    const earlier = this.seen.get(nameOf(item))
    const doubt = problemBeside(item, earlier ?? [])
    if (doubt !== undefined) {
      this.skip('existing', line, doubt)
      return undefined
    }
    if (!earlier) {
      this.seen.set(nameOf(item), [item])
      return item
    }
    earlier.push(item)
    return { ...item, isNamesake: true }
  }
}
