import { muteWord } from '#shared/api/mutes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { absent, ConditionFailed, get, put, retry, write } from '#platform/table/index.ts'
import { mutedWordsKey, type StoredWord } from './mute.items.ts'
import { changeWords, presentWords } from './words.rules.ts'

const change = async (
  memberId: string,
  changed: StoredWord & { readonly muted: boolean },
): Promise<readonly StoredWord[]> => {
  const key = mutedWordsKey(memberId)
  const before = await get(key, { consistent: true })
  const words = changeWords(before?.words ?? [], changed, now())
  const version = (before?.version ?? 0) + 1
  const condition = before ? { version: before.version } : absent
  await write(put({ ...key, words, version }, condition))
  return words
}

export const handler = endpoint(muteWord, async ({ memberId, body }) => {
  const { word, muted, until } = body
  const words = await retry(() => change(memberId, { word, muted, ...(until && { until }) }), {
    when: (error) => error instanceof ConditionFailed,
    attempts: 10,
  })
  return presentWords(words, now())
})
