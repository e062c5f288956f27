/** The sections of a Markdown document with these headings of the second level, in that order. */
export const sectionsOf = (text: string, headings: readonly string[]): readonly string[] => {
  const sections = text.split(/^(?=## )/m).map((section) => section.trim())
  return headings.flatMap((heading) =>
    sections.filter((section) => section.split('\n')[0] === `## ${heading}`),
  )
}
