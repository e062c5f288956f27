import * as z from 'zod/mini'

const Check = z.object({
  quellen: z.array(z.object({ nr: z.int(), titel: z.string(), text: z.string() })),
  saetze: z.array(z.object({ nr: z.int(), satz: z.string(), quellen: z.array(z.int()) })),
})

export interface CheckedItem {
  readonly nr: number
  readonly title: string
  readonly text: string
}

export interface CheckedSentence {
  readonly nr: number
  readonly text: string
  readonly items: readonly CheckedItem[]
}

const DATA = /<pruefung>\n(.*)\n<\/pruefung>/

/** The sentences that a prompt asks to check, each with the items that it cites; undefined when it asks for none. */
export const sentencesToCheck = (prompt: string): readonly CheckedSentence[] | undefined => {
  const json = DATA.exec(prompt)?.[1]
  if (json === undefined) return undefined
  try {
    const { quellen, saetze } = Check.parse(JSON.parse(json))
    const items = quellen.map(({ nr, titel: title, text }) => ({ nr, title, text }))
    return saetze.map(({ nr, satz, quellen: cited }) => ({
      nr,
      text: satz,
      items: items.filter((item) => cited.includes(item.nr)),
    }))
  } catch {
    return undefined
  }
}
