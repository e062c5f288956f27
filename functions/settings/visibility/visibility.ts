import { visibility } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readVisibility } from './visibility.repository.ts'

export const handler = endpoint(visibility, ({ memberId }) => readVisibility(memberId))
