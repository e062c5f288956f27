import type { PushKind } from '#shared/domain/push.ts'
import type { NewNote } from '../items/index.ts'
import { newNote } from './new-note.ts'
import { PUSH_TEXTS } from './texts.ts'

type Summed = Pick<NewNote, 'id' | 'kind' | 'path' | 'at'>

const countsOf = (notes: readonly Summed[]): ReadonlyMap<PushKind, number> => {
  const counts = new Map<PushKind, number>()
  for (const { kind } of notes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** One push for several that waited. It opens what all of them open, else the start page. */
export const summaryNote = (notes: readonly Summed[]): NewNote => {
  const ids = notes.map(({ id }) => id).toSorted()
  const paths = new Set(notes.map(({ path }) => path))
  const [path = '/'] = paths.size === 1 ? paths : []
  return newNote({
    // The same for the same pushes, so that a repeated run makes the same summary.
    id: `summary-${ids.at(-1) ?? ''}`,
    kind: 'summary',
    title: PUSH_TEXTS.summaryTitle,
    body: PUSH_TEXTS.summaryBody(countsOf(notes)),
    path,
    tag: 'summary',
    at: Math.max(...notes.map(({ at }) => at)),
    actions: [],
  })
}
