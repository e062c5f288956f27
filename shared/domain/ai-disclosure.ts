/**
 * The header and the `<meta>` that say that a model wrote the text (Art. 50 Abs. 2 of the AI Act), after the
 * Internet-Draft draft-abaris-aicdh: `machine-generated` without review by a person, `ai-originated` with it.
 */
export type AiMode = 'machine-generated' | 'ai-originated'

export const AI_DISCLOSURE_HEADER = 'AI-Disclosure'
export const AI_DISCLOSURE_META = 'ai-disclosure'

/** The value of header and `<meta>`: a dictionary of RFC 9651. */
export const aiDisclosure = (mode: AiMode): string => `mode=${mode}`

/** In the terms of schema.org, and as the URI of IPTC that they stand for. */
export const AI_SOURCE_TYPES = [
  'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
] as const
