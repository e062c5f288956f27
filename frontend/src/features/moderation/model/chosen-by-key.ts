import type { Case } from '#shared/api/cases.ts'
import {
  contentMeasures,
  memberMeasures,
  withContent,
  withMember,
  type Draft,
} from './case-draft.ts'
import type { CaseAction } from './case-keys.ts'

/** The draft after a shortcut for a measure; undefined when it does not fit the case. */
export const chosenByKey = (action: CaseAction, shown: Case, draft: Draft): Draft | undefined => {
  const content = contentMeasures(shown).find((measure) => measure === action)
  if (content) return withContent(draft, content)
  const member = memberMeasures(shown).find((measure) => measure === action)
  return member && withMember(draft, member)
}
