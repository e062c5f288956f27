import { removeConcertAlert } from '#shared/api/concert-alerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentAlerts } from './alert.presenter.ts'
import { removeAlert } from './alert.repository.ts'

export const handler = endpoint(removeConcertAlert, async ({ memberId, params }) =>
  presentAlerts(await removeAlert(memberId, params.id)),
)
