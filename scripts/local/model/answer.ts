import type { Answer } from '#testing/stand-ins/converse.ts'
import type { EvidenceItem } from './evidence.ts'
import type { Fault } from './faults.ts'
import { writeDraft } from './write-draft.ts'

const ENGLISH = {
  text: 'The band has announced that there will be more news about their plans very soon.',
  sources: [0],
}

const REFUSAL = 'Dabei kann ich leider nicht helfen.'

const faultyAnswers: Readonly<Partial<Record<Fault, (items: readonly EvidenceItem[]) => Answer>>> =
  {
    brokenJson: () => ({ kind: 'tool', input: { title: 'Zerbrochen', paragraphs: 'kein Absatz' } }),
    wrongLanguage: (items) => ({
      kind: 'tool',
      input: { ...writeDraft(items), excerpt: ENGLISH, paragraphs: [[ENGLISH, ENGLISH]] },
    }),
    invention: (items) => {
      const draft = writeDraft(items)
      const invented = { text: 'Angeblich sahen 4711 Fans in Buxtehude dabei zu.', sources: [0] }
      return { kind: 'tool', input: { ...draft, paragraphs: [[invented], ...draft.paragraphs] } }
    },
    refusal: () => ({ kind: 'text', text: REFUSAL, stopReason: 'end_turn' }),
    filtered: () => ({ kind: 'text', text: '', stopReason: 'content_filtered' }),
  }

export const answerTo = (items: readonly EvidenceItem[], fault: Fault | undefined): Answer =>
  (fault && faultyAnswers[fault]?.(items)) ?? { kind: 'tool', input: writeDraft(items) }
