import { forgetSuggestions } from '#shared/api/post-suggestions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentTaste } from './taste.presenter.ts'
import { changeOwnTaste } from './taste.repository.ts'
import { forgotten } from './taste.ts'

export const handler = endpoint(forgetSuggestions, async ({ memberId }) =>
  presentTaste(await changeOwnTaste(memberId, forgotten)),
)
