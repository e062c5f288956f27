import { usernameKeyOf } from '#platform/identity/member.items.ts'
import { getItems } from '#platform/table/index.ts'
import { mentionReadings } from './mentions.rules.ts'

/** Ids of the members that a text mentions. */
export const readMentioned = async (text: string): Promise<string[]> => {
  const mentions = mentionReadings(text)
  const names = new Set(mentions.flat())
  const items = await getItems([...names].map(usernameKeyOf), { consistent: true })
  const memberOf = (name: string): string | undefined => items.at(usernameKeyOf(name))?.memberId
  return mentions.flatMap((readings) => readings.map(memberOf).find(Boolean) ?? [])
}
