import { findProblems } from '#functions/pipeline/guards/index.ts'
import { readSecond } from '#functions/pipeline/second-reader/index.ts'
import { askModel, readDraft, WritingFailed } from '#functions/pipeline/writing/index.ts'
import type { Evidence } from '#functions/pipeline/facts/index.ts'
import { HOLDERS, type Holder, type WriterFigures } from './measured.ts'
import { spread } from './stories.ts'

interface Written {
  /** Empty when the draft would be published; undefined when the answer is no draft. */
  readonly holders: ReadonlySet<Holder> | undefined
  readonly microUsd: number
}

const draftFrom = (...answer: Parameters<typeof readDraft>) => {
  try {
    return readDraft(...answer)
  } catch (error) {
    if (error instanceof WritingFailed) return undefined
    throw error
  }
}

/** Writer, deterministic checks and second reader, as for the items of one article. */
const writeScene = async (items: readonly Evidence[]): Promise<Written> => {
  const { output, cost } = await askModel(items.map((item) => ({ ...item, category: 'news' })))
  const draft = draftFrom(output, items.length)
  if (!draft) return { holders: undefined, microUsd: cost.microUsd }
  const found = findProblems(draft, items).map(({ rule }) => rule)
  if (found.length > 0) return { holders: new Set(found), microUsd: cost.microUsd }
  const second = await readSecond(draft, items)
  return {
    holders: new Set(second.findings.map(({ rule }) => rule)),
    microUsd: cost.microUsd + second.cost.microUsd,
  }
}

/**
 * Asks the writer for articles about the items of labelled scenes, and judges them as the pipeline does.
 * @param scenes how many at most; each is one call, and one of the second reader
 * @throws WritingFailed, ModelFailed
 */
export const measureWriter = async (
  all: readonly (readonly Evidence[])[],
  scenes: number,
): Promise<{ readonly writer: WriterFigures; readonly microUsd: number }> => {
  const written: Written[] = []
  for (const items of spread(all, scenes)) written.push(await writeScene(items))
  const drafts = written.flatMap(({ holders }) => holders ?? [])
  const heldBy = (holder: Holder): number => drafts.filter((holders) => holders.has(holder)).length
  return {
    writer: {
      all: written.length,
      unusable: written.length - drafts.length,
      published: drafts.filter(({ size }) => size === 0).length,
      heldBy: HOLDERS.map((holder) => [holder, heldBy(holder)]),
    },
    microUsd: written.reduce((sum, { microUsd }) => sum + microUsd, 0),
  }
}
