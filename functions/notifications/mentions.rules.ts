import { LIMITS } from '#shared/domain/limits.ts'
import { mentionsIn } from '#shared/domain/mentions.ts'

/**
 * The names that a text mentions with @, at most ten, as keys. Each comes with its readings in the order
 * to try: in "Frag @wacken." the full stop may belong to the name of an older member or to the sentence.
 */
export const mentionReadings = (text: string): readonly (readonly string[])[] => {
  const readings = mentionsIn(text).map(({ typed, name }) => [
    ...new Set([typed.toLowerCase(), name.toLowerCase()]),
  ])
  const first = new Map(readings.map((each) => [each.join(), each]))
  return [...first.values()].slice(0, LIMITS.mentionsPerText)
}
