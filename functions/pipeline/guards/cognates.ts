/** The consonants of a word, as both languages write them: "mahagoni" and "mahogany", "hospiz" and "hospice". */
const skeletonOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('ck', 'k')
    .replace(/[cq](?=[eiy])/g, 'z')
    .replace(/[cq]/g, 'k')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')

const MIN_CONSONANTS = 4
const MIN_SHARED = 6

/** Whether a German word and an English common noun have the same origin. */
export const areCognates = (german: string, english: string): boolean => {
  const [first, second] = [german.charAt(0), english.charAt(0)]
  if (first !== second && !/^[ck]{2}$/.test(first + second)) return false
  if (english.length < MIN_SHARED) return false
  if (german.slice(0, MIN_SHARED) === english.slice(0, MIN_SHARED)) return true
  const [one, other] = [skeletonOf(german), skeletonOf(english)]
  return one.length >= MIN_CONSONANTS && (one === other || one === `${other}n`)
}
