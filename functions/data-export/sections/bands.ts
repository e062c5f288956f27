import { query } from '#platform/table/index.ts'
import { bandIdOf, bandKey, type BandItem } from '../../bands/items/index.ts'
import type { ClaimItem } from '../../bands/claims/index.ts'
import type { ProposalItem, RevisionItem } from '../../bands/revisions/index.ts'
import { tracedKey, tracesPartition, type TracedItem } from '../../privacy/traces/index.ts'
import { entriesOf, itemsAt, PAGE, startAt } from './paging.ts'
import { date, list, section, text } from '../model/section.ts'

type OfBand = BandItem | RevisionItem | ProposalItem | ClaimItem

const OF_BANDS: ReadonlySet<string> = new Set(['Band', 'BandRevision', 'BandProposal', 'BandClaim'])

const isOfBand = (item: TracedItem): item is OfBand => OF_BANDS.has(item.entity)

const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

const valuesOf = (values: object): string[] =>
  Object.entries(values).map(([name, value]) => `${name}: ${valueText(value)}`)

const STATES: Readonly<Record<string, string>> = {
  open: 'Offen',
  pending: 'Offen',
  accepted: 'Übernommen',
  approved: 'Anerkannt',
  declined: 'Abgelehnt',
}

const aboutBand = (band: BandItem, memberId: string) => {
  const { name, genre, country, description, website } = band
  const isOwn = band.submittedBy?.id === memberId
  return {
    at: band.updatedAt,
    kind: isOwn ? 'Eingetragen' : 'Deine Band',
    values: isOwn ? valuesOf({ name, genre, country, description, website }) : [],
    note: undefined,
    state: undefined,
    reason: band.statusReason,
  }
}

const entryOf = (item: OfBand, memberId: string) => {
  switch (item.entity) {
    case 'Band':
      return aboutBand(item, memberId)
    case 'BandRevision':
      return {
        ...{ at: item.at, kind: 'Geändert', values: valuesOf(item.after), note: item.note },
        ...{ state: undefined, reason: undefined },
      }
    case 'BandProposal':
      return {
        ...{ at: item.at, kind: 'Vorschlag', values: valuesOf(item.after), note: item.note },
        ...{ state: STATES[item.state], reason: item.reason },
      }
    case 'BandClaim':
      return {
        ...{ at: item.at, kind: 'Beansprucht', values: valuesOf({ url: item.url ?? '' }) },
        ...{ note: item.evidence, state: STATES[item.state], reason: item.reason },
      }
  }
}

/** Items of bands are in partitions of the bands; traces lead to those of the member. */
export const bands = section({
  id: 'bands',
  kinds: ['band', 'band-change', 'band-proposal', 'band-claim'],
  title: 'Bands',
  about: 'Bands, die du eingetragen, geändert oder als deine beansprucht hast.',
  fields: {
    at: date('Wann'),
    band: text('Band'),
    kind: text('Was'),
    values: list('Deine Angaben'),
    note: text('Dein Text'),
    state: text('Stand'),
    reason: text('Begründung'),
  },
  read: async (memberId, cursor) => {
    const page = await query(tracesPartition(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const found = (await itemsAt(page.items.map(tracedKey))) as readonly (TracedItem | undefined)[]
    const items = found.filter((item) => item !== undefined).filter(isOfBand)
    const named = await itemsAt(items.map((item) => bandKey(bandIdOf(item))))
    const names = new Map(named.flatMap((band) => (band ? [[band.PK, band.name] as const] : [])))
    return entriesOf({ items, next: page.next }, (item) => ({
      band: names.get(item.PK),
      ...entryOf(item, memberId),
    }))
  },
})
