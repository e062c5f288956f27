import { ownEmail } from '#shared/api/own-email.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readOwnEmail, presentOwnEmail } from './own-email.presenter.ts'

export const handler = endpoint(ownEmail, async ({ memberId }) =>
  presentOwnEmail(await readOwnEmail(memberId)),
)
