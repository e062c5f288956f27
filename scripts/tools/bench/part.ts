/** The part of the community whose requests alone are measured; the others stay small. */
export type Part = 'messages'

/** @throws Error when there is no such part */
export const parsePart = (name: string | undefined): Part | undefined => {
  if (name === undefined || name === 'messages') return name
  throw new Error(`There is no part ${name}`)
}
