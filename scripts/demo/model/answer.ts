import type { EvidenceItem } from './evidence.ts'
import type { Fault } from './faults.ts'
import { writeDraft } from './write-draft.ts'

/** What the model says: the input of the tool it was told to use, words of its own, or nothing. */
export type Answer =
  | { readonly kind: 'tool'; readonly input: unknown }
  | { readonly kind: 'text'; readonly text: string; readonly stopReason: string }

const ENGLISH = {
  text: 'The band has announced that there will be more news about their plans very soon.',
  sources: [0],
}

const REFUSAL = 'Dabei kann ich leider nicht helfen.'

const spoilt: Readonly<Partial<Record<Fault, (items: readonly EvidenceItem[]) => Answer>>> = {
  brokenJson: () => ({ kind: 'tool', input: { title: 'Zerbrochen', paragraphs: 'kein Absatz' } }),
  wrongLanguage: (items) => ({
    kind: 'tool',
    input: { ...writeDraft(items), excerpt: ENGLISH, paragraphs: [[ENGLISH, ENGLISH]] },
  }),
  invention: (items) => {
    const draft = writeDraft(items)
    const lie = { text: 'Angeblich sahen 4711 Fans in Buxtehude dabei zu.', sources: [0] }
    return { kind: 'tool', input: { ...draft, paragraphs: [[lie], ...draft.paragraphs] } }
  },
  refusal: () => ({ kind: 'text', text: REFUSAL, stopReason: 'end_turn' }),
  filtered: () => ({ kind: 'text', text: '', stopReason: 'content_filtered' }),
}

export const answerTo = (items: readonly EvidenceItem[], fault: Fault | undefined): Answer =>
  (fault && spoilt[fault]?.(items)) ?? { kind: 'tool', input: writeDraft(items) }
