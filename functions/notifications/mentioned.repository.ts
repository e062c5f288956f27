import { usernameKeyOf } from '#platform/identity/member.items.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { mentionsIn } from './mentions.rules.ts'

interface UsernameItem extends Key {
  readonly memberId: string
}

/** Ids of the members whom a text mentions. */
export const readMentioned = async (text: string): Promise<string[]> => {
  const mentions = mentionsIn(text)
  const names = new Set(mentions.flat())
  const items = await readItems([...names].map(usernameKeyOf), { consistent: true })
  const memberOf = (name: string): string | undefined =>
    (itemAt(items, usernameKeyOf(name)) as UsernameItem | undefined)?.memberId
  return mentions.flatMap((readings) => readings.map(memberOf).find(Boolean) ?? [])
}
