import type { PushKind } from '#shared/domain/push.ts'
import type { NewNote } from '../items/note.items.ts'
import { newNote } from './new-note.ts'
import { PUSH_TEXTS } from './texts.ts'

type Summed = Pick<NewNote, 'id' | 'kind' | 'path' | 'at' | 'counts'>

const countsOf = (notes: readonly Summed[]): NonNullable<NewNote['counts']> => {
  const counts: Partial<Record<PushKind, number>> = {}
  for (const { kind, counts: parts = { [kind]: 1 } } of notes)
    for (const [part, count] of Object.entries(parts) as [PushKind, number][])
      counts[part] = (counts[part] ?? 0) + count
  return counts
}

/**
 * One push for several that waited; a summary among them keeps its id. It opens what all of them open, else the start
 * page.
 */
export const summaryNote = (notes: readonly Summed[]): NewNote => {
  const earlier = notes.find(({ kind }) => kind === 'summary')
  const ids = notes.map(({ id }) => id).toSorted()
  const paths = new Set(notes.map(({ path }) => path))
  const [path = '/'] = paths.size === 1 ? paths : []
  const counts = countsOf(notes)
  return newNote({
    id: earlier?.id ?? `summary-${ids.at(-1) ?? ''}`,
    kind: 'summary',
    title: PUSH_TEXTS.summaryTitle,
    body: PUSH_TEXTS.summaryBody(counts),
    path,
    tag: 'summary',
    at: Math.max(...notes.map(({ at }) => at)),
    actions: [],
    counts,
  })
}
