import * as z from 'zod/mini'

export const VERDICTS = ['supported', 'contradicted', 'not_stated'] as const

const Verdict = z.strictObject({
  /** Position of the sentence, from 0. */
  nr: z.int().check(z.minimum(0)),
  verdict: z.enum(VERDICTS),
  /** Copied from an item that the sentence cites. */
  passage: z.string().check(z.maxLength(300)),
})
export type Verdict = z.infer<typeof Verdict>

/** The answer of the second reader. Untrusted: feeds may have talked it into agreeing. */
export const Verdicts = z.strictObject({
  verdicts: z.array(Verdict).check(z.minLength(1)),
})
