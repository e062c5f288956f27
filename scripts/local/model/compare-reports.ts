import * as z from 'zod/mini'
import { readReport } from '#functions/pipeline/facts/index.ts'
import { compareTo } from '#functions/pipeline/story/index.ts'
import type { Answer } from '#testing/stand-ins/converse.ts'
import type { Fault } from './faults.ts'

const Reports = z
  .array(
    z.object({
      nr: z.int(),
      datum: z.nullable(z.string()),
      titel: z.string(),
      text: z.string(),
    }),
  )
  .check(z.length(2))

type TwoReports = z.infer<typeof Reports>

const DATA = /<vergleich>\n(.*)\n<\/vergleich>/

/** The two reports that a prompt asks to compare; undefined when it asks for something else. */
export const reportsToCompare = (prompt: string): TwoReports | undefined => {
  const json = DATA.exec(prompt)?.[1]
  if (json === undefined) return undefined
  try {
    return Reports.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

const MAX_PASSAGE = 300

const passageOf = ({ titel, text }: TwoReports[number]): string =>
  (titel.split(/\s+/).length >= 3 ? titel : `${titel} ${text}`).slice(0, MAX_PASSAGE)

const isSame = ([one, other]: TwoReports): boolean => {
  const [a, b] = [one, other].map((each) =>
    readReport({
      title: each?.titel ?? '',
      text: each?.text ?? '',
      category: 'news',
      language: 'de',
      publishedAt: each?.datum ?? null,
      fetchedAt: each?.datum ?? new Date(0).toISOString(),
    }),
  )
  return (
    a !== undefined &&
    b !== undefined &&
    compareTo(a, { reports: [b], facts: b.facts }).similarity > 0
  )
}

const faultyAnswers: Readonly<Partial<Record<Fault, Answer>>> = {
  brokenJson: { kind: 'tool', input: { verdict: 'klar' } },
  refusal: { kind: 'text', text: 'Dabei kann ich leider nicht helfen.', stopReason: 'end_turn' },
  filtered: { kind: 'text', text: '', stopReason: 'content_filtered' },
  invention: {
    kind: 'tool',
    input: { verdict: 'same', passages: ['Das steht hier nicht.', 'Das auch nicht, wirklich.'] },
  },
}

/** Compares two reports by the rules of the pipeline: what these leave open, the stand-in cannot decide. */
export const comparisonOf = (reports: TwoReports, fault: Fault | undefined): Answer =>
  (fault && faultyAnswers[fault]) ?? {
    kind: 'tool',
    input: { verdict: isSame(reports) ? 'same' : 'unsure', passages: reports.map(passageOf) },
  }
