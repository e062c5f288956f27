import { beginningOf } from '#shared/domain/characters.ts'

const LENGTH = 140

/** The beginning of a text as lists, notifications and decisions show it. */
export const excerpt = (text: string, length = LENGTH): string => beginningOf(text, length)
