import {
  absent,
  put,
  remove,
  type Key,
  type Partition,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import { findTownById } from '#shared/domain/towns/towns.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { coverWithCells, type Circle } from '../items/grid.rules.ts'
import { foldCity } from '#shared/domain/towns/read-town.ts'

/** What one alert watches. */
export type Watched =
  | { readonly kind: 'band'; readonly bandName: string }
  | { readonly kind: 'place'; readonly placeId: string; readonly radiusKm: number }
  | { readonly kind: 'city'; readonly city: string }

export type StoredAlert = Watched & { readonly id: string }

/** All alerts of a member in one item, so that their number and that each exists once are exact. */
export interface AlertsItem {
  readonly PK: string
  readonly SK: 'ALERTS'
  readonly version: number
  /** The newest first. */
  readonly alerts: readonly StoredAlert[]
  /** New concerts of followed bands notify unless this is set. */
  readonly withoutFollowedBands?: true | undefined
}

/** An alert where the effect looks for it: under its band, its city, or a cell of the grid. */
export interface AlertEntryItem extends Partial<Circle> {
  readonly PK: string
  /** `<member>#<alert>` */
  readonly SK: string
}

export const alertsKey = (memberId: string): Key<AlertsItem> => ({
  PK: `ALERTS#${memberId}`,
  SK: 'ALERTS',
})

export const bandAlerts = (bandName: string): Partition<AlertEntryItem> => ({
  PK: `ALERT_BAND#${nameIdentity(bandName)}`,
})

export const cityAlerts = (city: string): Partition<AlertEntryItem> => ({
  PK: `ALERT_CITY#${foldCity(city)}`,
})

export const cellAlerts = (cell: string): Partition<AlertEntryItem> => ({
  PK: `ALERT_CELL#${cell}`,
})

export const alertedMemberOf = ({ SK }: Pick<AlertEntryItem, 'SK'>): string =>
  SK.slice(0, SK.indexOf('#'))

interface Entry {
  readonly partitions: readonly Partition<AlertEntryItem>[]
  readonly circle?: Circle
}

const entryOf = (watched: Watched): Entry => {
  if (watched.kind === 'band') return { partitions: [bandAlerts(watched.bandName)] }
  if (watched.kind === 'city') return { partitions: [cityAlerts(watched.city)] }
  const town = findTownById(watched.placeId)
  if (!town) return { partitions: [] }
  const { latitude, longitude } = town
  const circle = { latitude, longitude, radiusKm: watched.radiusKm }
  return { partitions: coverWithCells(circle).map(cellAlerts), circle }
}

const entryKeys = (memberId: string, alert: StoredAlert): readonly Key<AlertEntryItem>[] =>
  entryOf(alert).partitions.map(({ PK }) => ({ PK, SK: `${memberId}#${alert.id}` }))

export const putEntries = (memberId: string, alert: StoredAlert): Record<string, TransactItem> => {
  const { circle } = entryOf(alert)
  const items = entryKeys(memberId, alert).map(({ PK, SK }) => ({ PK, SK, ...circle }))
  return Object.fromEntries(items.map((item) => [`put ${item.PK}`, put<AlertEntryItem>(item)]))
}

export const removeEntries = (memberId: string, alert: StoredAlert): Record<string, TransactItem> =>
  Object.fromEntries(entryKeys(memberId, alert).map((key) => [`remove ${key.PK}`, remove(key)]))

/** Fails when the alerts changed since they were read. */
export const putAlerts = (
  memberId: string,
  before: AlertsItem | undefined,
  { alerts, withoutFollowedBands }: Pick<AlertsItem, 'alerts' | 'withoutFollowedBands'>,
): Write<AlertsItem> =>
  put(
    {
      ...alertsKey(memberId),
      version: (before?.version ?? 0) + 1,
      alerts,
      ...(withoutFollowedBands && { withoutFollowedBands }),
    },
    before ? { version: before.version } : absent,
  )
