const numbered = (part: number): string => String(part).padStart(3, '0')

export const dataFile = (section: string, part: number): string =>
  `daten/${section}-${numbered(part)}.json`

export const pageFile = (section: string, part: number): string =>
  `seiten/${section}-${numbered(part)}.html`
