import { addConcertAlert, type NewAlert } from '#shared/api/concert-alerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findTown } from '#shared/domain/towns/read-town.ts'
import { findTownById } from '#shared/domain/towns/towns.ts'
import type { Watched } from './alert.items.ts'
import { presentAlerts } from './alert.presenter.ts'
import { addAlert, switchFollowedBands } from './alert.repository.ts'
import { CONCERT_ALERT_TEXTS } from '../texts.ts'

/** A typed town that has coordinates becomes a place; the contract has made sure of each field. */
const watchedBy = ({
  kind,
  bandName = '',
  placeId = '',
  city = '',
  radiusKm,
}: NewAlert): Watched => {
  if (kind === 'band') return { kind, bandName }
  const town = kind === 'place' ? findTownById(placeId) : findTown(city, undefined)
  if (town) return { kind: 'place', placeId: town.id, radiusKm }
  if (kind === 'place') throw new ApiError('invalid_input', CONCERT_ALERT_TEXTS.unknownTown)
  return { kind: 'city', city }
}

export const handler = endpoint(addConcertAlert, async ({ memberId, body }) => {
  const state =
    body.kind === 'followedBands'
      ? await switchFollowedBands(memberId, body.isOn === true)
      : await addAlert(memberId, watchedBy(body))
  return presentAlerts(state)
})
