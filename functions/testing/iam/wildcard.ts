type Matcher = (value: string) => boolean

export const assertNoVariable = (text: string): void => {
  if (text.includes('${')) throw new Error(`Policy variables are not supported: ${text}`)
}

/** A pattern of IAM: `*` for any characters, `?` for one. @throws Error for a policy variable */
export const wildcard = (pattern: string): Matcher => {
  assertNoVariable(pattern)
  if (!/[*?]/.test(pattern)) return (value) => value === pattern
  const source = pattern
    .replaceAll(/[\\^$.|+()[\]{}]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  const expression = new RegExp(`^${source}$`, 's')
  return (value) => expression.test(value)
}
