/** Facts are short lists of words, which are compared as sets. */
export type List = readonly string[]

export const shared = (a: List, b: List): number => {
  let count = 0
  for (const each of a) if (b.includes(each)) count += 1
  return count
}

export const meet = (a: List, b: List): boolean => a.some((each) => b.includes(each))
export const areApart = (a: List, b: List): boolean => a.length > 0 && b.length > 0 && !meet(a, b)
export const without = (a: List, b: List): List => a.filter((each) => !b.includes(each))
