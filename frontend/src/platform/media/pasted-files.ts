const lastSegment = (line: string): string => line.trim().split(/[/\\]/).at(-1) ?? ''

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** File managers offer the names or paths of copied files as text. */
const areNames = (text: string, files: readonly File[]): boolean => {
  const names = new Set(files.map(({ name }) => name))
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.every((line) => {
    const last = lastSegment(line)
    return names.has(last) || names.has(decoded(last))
  })
}

/**
 * The files of a paste, or none when it offers a text: cells and paragraphs of office programs come with a picture of
 * themselves.
 */
export const pastedFiles = (data: DataTransfer): readonly File[] => {
  const files = [...data.files]
  return areNames(data.getData('text/plain'), files) ? files : []
}
