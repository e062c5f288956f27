import { currentUser } from '../../../shared/api/auth.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { requireMember } from '../../platform/member.ts'
import { presentCurrentUser } from '../current-user.presenter.ts'

export const handler = endpoint(currentUser, async ({ memberId }) =>
  presentCurrentUser(await requireMember(memberId)),
)
