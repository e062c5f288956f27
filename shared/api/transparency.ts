import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** Numbers by name; a name with a colon is a part of the number before it. Null for a part that is not published. */
const PublicCounts = z.record(z.string(), z.nullable(z.int()))

export const Transparency = z.object({
  /** The newest four half-years, `2026-H2`, the newest first. */
  halfYears: z.array(z.object({ period: z.string(), counts: PublicCounts })),
  /** Whole numbers without their parts, `2026-11`, the newest first. */
  months: z.array(
    z.object({
      period: z.string(),
      reports: z.int(),
      decisions: z.int(),
      appeals: z.int(),
    }),
  ),
})
export type Transparency = z.infer<typeof Transparency>

export const transparency = contract({
  id: 'transparency',
  method: 'GET',
  path: '/api/transparency',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'How many reports, decisions and appeals there were, by half-year and month',
  response: Transparency,
  errors: [],
  polled: true,
})
