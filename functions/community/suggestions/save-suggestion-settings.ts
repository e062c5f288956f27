import { saveSuggestionSettings } from '#shared/api/post-suggestions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentTaste } from './taste.presenter.ts'
import { changeOwnTaste } from './taste.repository.ts'

export const handler = endpoint(saveSuggestionSettings, async ({ memberId, body }) =>
  presentTaste(await changeOwnTaste(memberId, (taste) => ({ ...taste, ...body }))),
)
