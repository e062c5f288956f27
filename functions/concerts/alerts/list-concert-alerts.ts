import { listConcertAlerts } from '#shared/api/concert-alerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentAlerts } from './alert.presenter.ts'
import { readAlerts } from './alert.repository.ts'

export const handler = endpoint(listConcertAlerts, async ({ memberId }) =>
  presentAlerts(await readAlerts(memberId)),
)
