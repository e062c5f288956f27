import { LIMITS } from '#shared/domain/limits.ts'

/** A name that is being typed. */
export interface TypedName {
  /** Where its @ is. */
  readonly start: number
  /** What follows the @. */
  readonly name: string
}

const TYPED = new RegExp(`(?<![\\w@.-])@([\\p{L}\\p{N}_.-]{0,${LIMITS.username.max}})$`, 'u')

/** The name that ends at the caret; undefined when there is none. */
export const nameAtCaret = (text: string, caret: number): TypedName | undefined => {
  const found = TYPED.exec(text.slice(Math.max(0, caret - LIMITS.username.max - 2), caret))
  if (!found) return undefined
  const name = found[1] ?? ''
  return { start: caret - name.length - 1, name }
}
