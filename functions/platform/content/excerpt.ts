const LENGTH = 140

/** The beginning of a text, cut between characters, with an ellipsis when it continues. */
export const excerpt = (text: string, length = LENGTH): string => {
  const characters = [...text.slice(0, 2 * length + 2)]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
