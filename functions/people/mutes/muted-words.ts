import { mutedWords } from '#shared/api/mutes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { get } from '#platform/table/index.ts'
import { mutedWordsKey } from './mute.items.ts'
import { presentWords } from './words.rules.ts'

export const handler = endpoint(mutedWords, async ({ memberId }) => {
  const item = await get(mutedWordsKey(memberId), { consistent: true })
  return presentWords(item?.words ?? [], now())
})
