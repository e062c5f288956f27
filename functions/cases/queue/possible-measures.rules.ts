import { MEMBER_MEASURES, type Measure } from '#shared/domain/measures.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import type { CaseItem } from '../items/case.items.ts'

const WITHOUT_CONTENT: readonly Measure[] = ['dismiss', ...MEMBER_MEASURES]

const isAboutMember = (measure: Measure): boolean =>
  (MEMBER_MEASURES as readonly Measure[]).includes(measure)

/**
 * Of content that its author deleted, the case and the author are left to decide about; of an author who deleted the
 * account, the case and what stays of the content.
 */
export const possibleMeasures = (
  content: MeasuredContent | undefined,
  { authorId }: Pick<CaseItem, 'authorId'>,
  { isAuthorGone = false } = {},
): readonly Measure[] => {
  const withoutContent = authorId === undefined ? (['dismiss'] as const) : WITHOUT_CONTENT
  const possible = content?.possible ?? withoutContent
  return isAuthorGone ? possible.filter((measure) => !isAboutMember(measure)) : possible
}
