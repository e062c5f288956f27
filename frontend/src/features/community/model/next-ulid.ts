const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The id that sorts directly after this one. */
export const nextUlid = (id: string): string => {
  const kept = id.replace(/Z+$/, '')
  const next = DIGITS.charAt(DIGITS.indexOf(kept.slice(-1)) + 1)
  return (kept.slice(0, -1) + next).padEnd(id.length, '0')
}
