import { getUser } from '#shared/api/users.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentUser } from '../user.presenter.ts'
import { readUserFor } from './user.repository.ts'

export const handler = endpoint(getUser, async ({ memberId, params }) => {
  const { badges, ...user } = await readUserFor(memberId, params.id)
  return presentUser({ ...user, badges: badges.filter(({ isVisible }) => isVisible) })
})
