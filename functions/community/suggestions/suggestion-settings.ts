import { suggestionSettings } from '#shared/api/post-suggestions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { tasteKey } from '../items/taste.items.ts'
import { presentTaste } from './taste.presenter.ts'
import { unpackTaste } from './taste.ts'

export const handler = endpoint(suggestionSettings, async ({ memberId }) =>
  presentTaste(unpackTaste(await get(tasteKey(memberId), { consistent: true }))),
)
