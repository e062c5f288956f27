import {
  auditSortKey,
  type AuditEntryItem,
  type AuditHeadItem,
} from '#platform/audit/audit.items.ts'
import { hashEntry, NO_ENTRY_BEFORE } from '#platform/audit/next-entry.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'

/** What speaks against the chain at one of its entries. */
export interface Finding {
  /** The sort key of the entry: day and number. */
  readonly at: string
  /** `changed` entries were edited; a `gap` is what is missing, or stands in another order. */
  readonly kind: 'changed' | 'gap'
  readonly text: string
}

export interface Verification {
  readonly entries: number
  readonly findings: readonly Finding[]
  /** Gaps that an operator declared after a restore. */
  readonly notes: readonly string[]
  /** The last entry whose link holds, before the first open gap. */
  readonly lastGood: AuditEntryItem | undefined
  readonly last: AuditEntryItem | undefined
}

const placeOf = ({ day, seq }: Pick<AuditEntryItem, 'day' | 'seq'>): string =>
  auditSortKey(day, seq)

const stateOf = (one: AuditEntryItem | AuditHeadItem | undefined) => ({
  place: one ? placeOf(one) : '',
  hash: one?.hash,
})

const isUnchanged = (entry: AuditEntryItem): boolean =>
  hashEntry(entry) === entry.hash &&
  entry.SK === placeOf(entry) &&
  berlinDay(Date.parse(entry.at)) === entry.day

const expectedSeq = (entry: AuditEntryItem, last: AuditEntryItem | undefined): number =>
  last?.day === entry.day ? last.seq + 1 : 1

/** Why an entry does not follow the last one; undefined when it does. */
const gapBefore = (entry: AuditEntryItem, last: AuditEntryItem | undefined): string | undefined => {
  const seq = expectedSeq(entry, last)
  if (entry.seq !== seq)
    return `Entries ${placeOf({ day: entry.day, seq })} to ${placeOf({ day: entry.day, seq: entry.seq - 1 })} are missing.`
  if (last && entry.at < last.at) return `${placeOf(entry)} is older than the entry before it.`
  if (entry.previous === (last?.hash ?? NO_ENTRY_BEFORE)) return undefined
  if (!last) return `Entries before ${placeOf(entry)} are missing.`
  return last.day === entry.day
    ? `${placeOf(entry)} does not follow ${placeOf(last)}: one of them was replaced.`
    : `Entries between ${placeOf(last)} and ${placeOf(entry)} are missing: the end of a day, or whole days.`
}

/** Walks a chain, entry by entry in the order of their sort keys. */
export class ChainWalk {
  private readonly findings: Finding[] = []
  private readonly notes: string[] = []
  /** By sort key, of the entries since the first open gap and the one before it: a restore can resume after each. */
  private readonly hashes = new Map<string, string>()
  private entries = 0
  private last: AuditEntryItem | undefined
  private lastGood: AuditEntryItem | undefined

  /** @param before the entry before the first one that is walked */
  constructor(before?: AuditEntryItem) {
    this.last = before
    this.lastGood = before
  }

  add(entry: AuditEntryItem): void {
    this.entries++
    if (!isUnchanged(entry))
      this.findings.push({
        at: placeOf(entry),
        kind: 'changed',
        text: `${placeOf(entry)} was changed.`,
      })
    if (entry.resumesAfter === undefined || !this.resume(entry)) this.link(entry)
    this.last = entry
    if (!this.hasGap()) this.lastGood = entry
    else this.hashes.set(placeOf(entry), entry.hash)
  }

  /** The entry that follows the walked ones anchors their end. */
  endBefore(next: AuditEntryItem): Verification {
    if (next.resumesAfter === undefined) this.link(next)
    return this.result()
  }

  /** The head anchors the end of the newest day. */
  endAt(head: AuditHeadItem | undefined): Verification {
    const [end, newest] = [stateOf(this.last), stateOf(head)]
    if (end.hash !== newest.hash || end.place !== newest.place)
      this.findings.push({
        at: end.place,
        kind: 'gap',
        text: `The log ends with ${end.place || 'nothing'}, but the newest entry was ${newest.place || 'none'}.`,
      })
    return this.result()
  }

  private hasGap(): boolean {
    return this.findings.some(({ kind }) => kind === 'gap')
  }

  private link(entry: AuditEntryItem): void {
    const text = gapBefore(entry, this.last)
    if (text !== undefined) this.findings.push({ at: placeOf(entry), kind: 'gap', text })
  }

  /** Whether an entry after a restore explains the gaps since the entry that it names. */
  private resume(entry: AuditEntryItem): boolean {
    const after = entry.resumesAfter ?? ''
    const { lastGood } = this
    const known = lastGood && placeOf(lastGood) === after ? lastGood.hash : this.hashes.get(after)
    if ((after === '' ? NO_ENTRY_BEFORE : known) !== entry.previous) return false
    const isExplained = ({ at, kind }: Finding): boolean => kind === 'gap' && at > after
    const explained = this.findings.filter(isExplained)
    const open = this.findings.filter((finding) => !isExplained(finding))
    this.findings.splice(0, this.findings.length, ...open)
    this.notes.push(
      `${placeOf(entry)} continues the log from ${after} after a restore; what is between them is incomplete.`,
      ...explained.map(({ text }) => `  ${text}`),
    )
    return true
  }

  private result(): Verification {
    const { entries, findings, notes, lastGood, last } = this
    return { entries, findings, notes, lastGood, last }
  }
}
