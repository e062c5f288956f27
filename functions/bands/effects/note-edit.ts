import { effect } from '../../events/index.ts'
import { bandIdOf } from '../items/band.items.ts'
import { noteActivity } from '../items/band.repository.ts'
import type { RevisionItem } from '../revisions/revision.items.ts'

/** The archive is no sign of life, and neither is the operator's import. */
const SIGNS_OF_LIFE: ReadonlySet<string> = new Set(['edit', 'claim', 'restore'])

/** Records that members care for a band. */
export const handler = effect<RevisionItem>(async ({ after }) => {
  if (after && SIGNS_OF_LIFE.has(after.kind)) await noteActivity(bandIdOf(after), after.at)
})
