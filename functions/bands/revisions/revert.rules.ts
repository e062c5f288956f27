import {
  findChanges,
  listFields,
  isListField,
  listDelta,
  mergeValue,
  type BandField,
  type BandPatch,
  type BandValues,
} from '#shared/domain/band-diff.ts'
import type { RevisionItem } from './revision.items.ts'

type Change = Pick<RevisionItem, 'number' | 'kind' | 'authorId' | 'before' | 'after'>

/** Who a band belongs to and whether it is archived has its own ways back. */
const hasContent = ({ kind }: Change): boolean =>
  !['claim', 'unclaim', 'archive', 'restore'].includes(kind)

const newestFirst = (revisions: readonly Change[]): Change[] =>
  revisions.filter(hasContent).toSorted((one, other) => other.number - one.number)

/** What returns a band to the values after the revision of this number. */
export const patchTo = (
  current: BandValues,
  revisions: readonly Change[],
  number: number,
): BandPatch => {
  const later = newestFirst(revisions).filter((revision) => revision.number > number)
  return findChanges(current, Object.assign({}, ...later.map(({ before }) => before)) as BandPatch)
}

const hasSameElements = (field: BandField, one: unknown, other: unknown): boolean => {
  const delta = listDelta(field, one, other)
  return delta?.removed.length === 0 && delta.added.length === 0
}

/**
 * What undoes some revisions and keeps all others. A single value that another revision set later stays; of lists
 * exactly the undone additions and removals are undone.
 */
export const patchWithout = (
  current: BandValues,
  revisions: readonly Change[],
  isUndone: (revision: Change) => boolean,
): BandPatch => {
  const values: Partial<Record<BandField, unknown>> = { ...current }
  const settled = new Set<BandField>()
  const merged = new Set<BandField>()
  const undo = ({ before, after }: Change, field: BandField): void => {
    if (settled.has(field)) merged.add(field)
    values[field] = mergeValue(field, {
      before: after[field],
      after: before[field],
      current: values[field],
    })
  }
  for (const revision of newestFirst(revisions))
    for (const field of listFields(revision.after)) {
      if (!isUndone(revision)) settled.add(field)
      else if (isListField(field) || !settled.has(field)) undo(revision, field)
    }
  // An element that one undone revision removed and another added moves to the end; that alone is no change.
  for (const field of merged)
    if (hasSameElements(field, current[field], values[field])) values[field] = current[field]
  return findChanges(current, values as BandValues)
}
