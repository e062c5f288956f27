import { milderThan } from '#shared/domain/appeals.ts'
import { isAboutContent, type Measure } from '#shared/domain/measures.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import type { AppealItem } from '../items/appeal.items.ts'

/** Kinds that can be hidden once they are restored; the others can only be removed or labelled. */
const HIDEABLE: ReadonlySet<ReportedKind> = new Set([
  'community-post',
  'community-comment',
  'band',
  'concert',
  'profile',
])

/** Asks the kind, not the content, which is still taken down. */
const allows = (kind: ReportedKind, { possible }: MeasuredContent, measure: Measure): boolean =>
  measure === 'hide' ? HIDEABLE.has(kind) : possible.includes(measure)

/** What the measure can become. Where a reporter objects, the case is opened again instead. */
export const possibleChanges = (
  { origin, measure, kind }: Pick<AppealItem, 'origin' | 'measure' | 'kind'>,
  content: MeasuredContent | undefined,
): readonly Measure[] => {
  if (origin === 'reporter') return []
  if (!isAboutContent(measure)) return milderThan(measure)
  if (!content) return []
  return milderThan(measure).filter((milder) => allows(kind, content, milder))
}
