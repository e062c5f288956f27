const split = (text: string): string[] => text.split(/^(?=## )/m).map((part) => part.trim())

const hasHeading = (section: string, heading: string): boolean =>
  section.split('\n')[0] === `## ${heading}`

/** The sections of a Markdown document with these headings of the second level, in that order. */
export const sectionsOf = (text: string, headings: readonly string[]): readonly string[] =>
  headings.flatMap((heading) => split(text).filter((section) => hasHeading(section, heading)))

/** The document with a new text under this heading, at the end if it is new. */
export const replaceSection = (text: string, heading: string, body: string): string => {
  const section = `## ${heading}\n\n${body.trim()}`
  const sections = split(text)
  const index = sections.findIndex((one) => hasHeading(one, heading))
  const all = index < 0 ? [...sections, section] : sections.with(index, section)
  return `${all.join('\n\n')}\n`
}
