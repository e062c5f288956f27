const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)

export const cdata = (text: string): string => `<![CDATA[${text}]]>`

export const element = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${content}</${name}>`

const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const EASTERN_MS = 5 * 3_600_000

const two = (value: number): string => String(value).padStart(2, '0')

/** `Sun, 22 Nov 2026 09:00:00 GMT` */
export const rfc822 = (date: Date): string => date.toUTCString()

/** `Sun, 22 Nov 26 04:00 EST`: the obsolete form with a two-digit year and a named zone. */
export const oldRfc822 = (date: Date): string => {
  const local = new Date(date.getTime() - EASTERN_MS)
  const day = `${DAYS[local.getUTCDay()] ?? ''}, ${two(local.getUTCDate())} ${MONTHS[local.getUTCMonth()] ?? ''}`
  const time = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`
  return `${day} ${two(local.getUTCFullYear() % 100)} ${time} EST`
}
