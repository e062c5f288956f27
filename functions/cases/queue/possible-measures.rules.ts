import { MEMBER_MEASURES, type Measure } from '#shared/domain/measures.ts'
import type { MeasuredContent } from '../../measures/index.ts'
import type { CaseItem } from '../items/index.ts'

const WITHOUT_CONTENT: readonly Measure[] = ['dismiss', ...MEMBER_MEASURES]

/** Of content that its author deleted, the case and the author are left to decide about. */
export const possibleMeasures = (
  content: MeasuredContent | undefined,
  { authorId }: Pick<CaseItem, 'authorId'>,
): readonly Measure[] => {
  if (content) return content.possible
  return authorId === undefined ? ['dismiss'] : WITHOUT_CONTENT
}
