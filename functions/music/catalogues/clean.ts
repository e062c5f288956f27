import { beginningOf } from '#shared/domain/characters.ts'
import { nameLine, withoutOverrides } from '#shared/domain/text.ts'

const MAX_LENGTH = 200

const Line = nameLine(MAX_LENGTH)

/** A name from outside as one line; undefined when nothing of it is visible. */
export const cleanName = (name: string): string | undefined => {
  const line = withoutOverrides(name.slice(0, 4 * MAX_LENGTH))
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
  const visible = Line.safeParse(beginningOf(line, MAX_LENGTH, MAX_LENGTH)).data
  return visible === '' ? undefined : visible
}

/** The address if it belongs to one of these hosts, over HTTPS; browsers of members load nothing else. */
export const addressAt = (
  hosts: readonly string[],
  address: string | null | undefined,
): string | undefined => {
  const url = URL.parse(address ?? '')
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined
  return hosts.includes(url.hostname) && url.href.length <= 500 ? url.href : undefined
}
