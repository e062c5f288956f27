import type { ConcertAlert, ConcertAlerts } from '#shared/api/concert-alerts.ts'
import { findTownById, presentPlace } from '#shared/domain/towns/towns.ts'
import type { AlertsItem, StoredAlert } from './alert.items.ts'

/** Nothing for a town that left the table of towns. */
const presentAlert = (alert: StoredAlert): readonly ConcertAlert[] => {
  const { id } = alert
  if (alert.kind === 'band') return [{ id, kind: 'band', bandName: alert.bandName }]
  if (alert.kind === 'city') return [{ id, kind: 'city', city: alert.city }]
  const town = findTownById(alert.placeId)
  if (!town) return []
  return [{ id, kind: 'place', place: presentPlace(town), radiusKm: alert.radiusKm }]
}

export const presentAlerts = ({
  alerts,
  withoutFollowedBands,
}: Pick<AlertsItem, 'alerts' | 'withoutFollowedBands'>): ConcertAlerts => ({
  alerts: alerts.flatMap(presentAlert),
  followedBands: withoutFollowedBands === undefined,
})
