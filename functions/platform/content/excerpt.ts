const LENGTH = 140

/** The beginning of a text, cut between characters, with an ellipsis when it continues. */
export const excerpt = (text: string): string => {
  const characters = [...text.slice(0, 2 * LENGTH + 2)]
  return characters.length <= LENGTH ? text : `${characters.slice(0, LENGTH - 1).join('')}…`
}
