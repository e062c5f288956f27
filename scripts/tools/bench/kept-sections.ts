const split = (text: string): string[] => text.split(/^(?=## )/m).map((part) => part.trim())

const headingOf = (section: string): string => section.split('\n')[0] ?? ''

/** The sections of the second level that a new version of the document does not write itself. */
export const otherSections = (text: string, written: string): readonly string[] => {
  const headings = new Set(split(written).map(headingOf))
  return split(text).filter((part) => part.startsWith('## ') && !headings.has(headingOf(part)))
}

/** The document with a new text under this heading, at the end if it is new. */
export const replaceSection = (text: string, heading: string, body: string): string => {
  const section = `## ${heading}\n\n${body.trim()}`
  const sections = split(text)
  const index = sections.findIndex((one) => headingOf(one) === `## ${heading}`)
  const all = index < 0 ? [...sections, section] : sections.with(index, section)
  return `${all.join('\n\n')}\n`
}
