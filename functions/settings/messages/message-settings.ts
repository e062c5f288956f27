import { messageSettings } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readMessageSettings } from './message-settings.repository.ts'

export const handler = endpoint(messageSettings, ({ memberId }) => readMessageSettings(memberId))
