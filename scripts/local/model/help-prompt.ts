import * as z from 'zod/mini'

const Topic = z.object({
  id: z.string(),
  titel: z.string(),
  link: z.string(),
  text: z.string(),
  stichworte: z.string(),
})
export type GivenTopic = z.infer<typeof Topic>

export interface HelpPrompt {
  readonly topics: readonly GivenTopic[]
  readonly question: string
}

const DATA = /<hilfe>\n(.*)\n<\/hilfe>\n\n<frage>\n(.*)\n<\/frage>/

/** Topics and question of a prompt of the AI help; undefined when it is none. */
export const readHelpPrompt = (prompt: string): HelpPrompt | undefined => {
  const [, topics, question] = DATA.exec(prompt) ?? []
  if (topics === undefined || question === undefined) return undefined
  try {
    return {
      topics: z.array(Topic).parse(JSON.parse(topics)),
      question: z.string().parse(JSON.parse(question)),
    }
  } catch {
    return undefined
  }
}
