import { pushState } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readPushState } from './push-state.presenter.ts'

export const handler = endpoint(pushState, ({ memberId }) => readPushState(memberId))
