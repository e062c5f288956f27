import { readTime } from './read-date.ts'

/** The times of a cell. */
export interface ReadClock {
  readonly time?: string | undefined
  readonly end?: string | undefined
  readonly doors?: string | undefined
  /** Two times of which either can be the beginning, the likelier first. */
  readonly choices?: readonly [string, string]
  readonly isUnreadable?: boolean
}

/** Signs that people put where nothing is known. */
const NOTHING = /^[\s\p{P}\p{S}]*$/u
const ABOUT = /^(?:ab|ca\.?|circa|gegen|um|from)\s*/
const LABEL = {
  time: /(?:beginn|start|showtime|show|konzert)\s*:?\s*/,
  doors: /(?:einlass|doors|türen|tür)\s*:?\s*/,
} as const
const CLOCK = String.raw`(\d{1,2}(?:[:.h]\d{2})?(?:\s*(?:uhr|h|[ap]\.?m\.?))?)`

const labelled = (bare: string, label: keyof typeof LABEL): string | undefined => {
  const found = new RegExp(LABEL[label].source + CLOCK).exec(bare)?.[1]
  return found === undefined ? undefined : clockOf(found)
}

/** A time, of which a bare number is one only beside another. */
const clockOf = (text: string): string | undefined => {
  const bare = text.trim().replace(ABOUT, '')
  return (
    readTime(bare) ?? (/^\d{1,2}$/.test(bare) ? (readTime(`${bare} uhr`) ?? undefined) : undefined)
  )
}

const twoOf = (bare: string, between: RegExp): readonly [string, string] | undefined => {
  const [one = '', other, ...more] = bare.split(between)
  if (other === undefined || more.length > 0) return undefined
  const times = [clockOf(one), clockOf(other)] as const
  return times[0] === undefined || times[1] === undefined ? undefined : [times[0], times[1]]
}

/** Beginning, end and doors of a cell such as `20:00`, `ab 20 Uhr`, `20-23 Uhr` or `Einlass 19:00, Beginn 20:00`. */
export const readClock = (text: string): ReadClock => {
  const bare = text.trim().toLowerCase()
  if (NOTHING.test(bare)) return {}
  const [time, doors] = [labelled(bare, 'time'), labelled(bare, 'doors')]
  if (time !== undefined || doors !== undefined) return { time, doors }
  const span = twoOf(bare, /\s*(?:[-–—]|bis|to)\s*/)
  if (span) return { time: span[0], end: span[1] }
  const pair = twoOf(bare, /\s*[/|,]\s*/)
  if (pair) return { choices: [pair[1], pair[0]] }
  const single = readTime(bare.replace(ABOUT, ''))
  return single === null ? { isUnreadable: true } : { time: single }
}
