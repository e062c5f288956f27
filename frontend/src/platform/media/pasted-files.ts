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
  const names = new Set(files.map(({ name }) => name.normalize('NFC')))
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.every((line) => {
    const last = lastSegment(line)
    return [last, decoded(last)].some((name) => names.has(name.normalize('NFC')))
  })
}

/** A copied picture of a page comes as its element, with its address or description as text. */
const isPicture = (html: string): boolean => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.querySelector('img') !== null && body.textContent.trim() === ''
}

/**
 * The files of a paste, or none when it offers a text: cells and paragraphs of office programs come with a picture of
 * themselves.
 */
export const pastedFiles = (data: DataTransfer): readonly File[] => {
  const files = [...data.files]
  const isFile = areNames(data.getData('text/plain'), files) || isPicture(data.getData('text/html'))
  return isFile ? files : []
}
