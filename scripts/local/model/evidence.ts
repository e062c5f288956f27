import * as z from 'zod/mini'

const Source = z.object({
  quelle: z.string(),
  datum: z.nullable(z.string()),
  rubrik: z._default(z.string(), 'news'),
  titel: z.string(),
  text: z.string(),
})

/** A news item as the prompt contains it. */
export interface EvidenceItem {
  readonly source: string
  readonly publishedAt: string | null
  readonly category: string
  readonly title: string
  readonly text: string
}

const DATA = /<quellen>\s*(\[[\s\S]*?\])\s*<\/quellen>/

/** The items of a prompt, in order: the JSON between `<quellen>` and `</quellen>`. Undefined if there is none. */
export const readItems = (prompt: string): readonly EvidenceItem[] | undefined => {
  const json = DATA.exec(prompt)?.[1]
  if (json === undefined) return undefined
  try {
    const parsed = z.array(Source).check(z.minLength(1)).safeParse(JSON.parse(json))
    return parsed.data?.map(({ quelle, datum, rubrik, titel, text }) => ({
      source: quelle,
      publishedAt: datum,
      category: rubrik,
      title: titel,
      text,
    }))
  } catch {
    return undefined
  }
}
