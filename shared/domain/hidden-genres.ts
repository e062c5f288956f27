/** Genres that are in no list of bands (docs/product/bands.md#list), as plain words for the browser; the server asks the whole guard. */
const HIDDEN = [
  'nsbm',
  'n s b m',
  'rac',
  'r a c',
  'rock against communism',
  'national socialist black metal',
  'nationalsozialistischer black metal',
  'ns black metal',
  'white power metal',
  'nationalist metal',
  'fascist metal',
  'neo nazi metal',
  'neonazi metal',
  'aryan metal',
  'identitarian metal',
  'volkisch metal',
  'volkischer metal',
]

const INVISIBLE = /[\p{Cf}\p{M}]/gu

/** Whether the genre names one of them as whole words, without regard to case, accents and separators. */
export const isHiddenGenre = (genre: string): boolean => {
  const folded = genre.normalize('NFKD').replace(INVISIBLE, '').toLowerCase()
  const words = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  return HIDDEN.some((hidden) => words.includes(` ${hidden} `))
}
