const WORD = '(?:korrektur|richtigstellung|berichtigung|correction|corrected|erratum)'

const TITLE = new RegExp(`^[\\s\\p{P}]*${WORD}(?![\\p{L}])`, 'iu')
const NOTE = new RegExp(`(?:^|[.!?\\n]\\s*)${WORD}\\s*:[^\\n]*`, 'iu')
const UPDATE =
  /(?:^|[.!?\n\s])(?:update|nachtrag)\s*:[^.!?\n]*(?<![\p{L}])(?:nicht|keine?[nmrs]?|doch|not|no longer)(?![\p{L}])[^.!?\n]*/iu

/** The words by which an item says that it corrects an earlier one. */
export const findMark = (title: string, text: string): string | undefined =>
  TITLE.test(title) ? title : (NOTE.exec(text) ?? UPDATE.exec(`${title}. ${text}`))?.[0].trim()
