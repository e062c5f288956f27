import { effect } from '../../events/index.ts'
import { ConditionFailed, getMany, retry, transact } from '#platform/table/index.ts'
import { bandArticlesKey, type BandArticlesItem } from '../items/band-counts.items.ts'
import { bandIdOf, bandIsUnchanged, bandKey, type BandItem } from '../items/band.items.ts'
import { bandIndexKey, indexWrites } from '../items/band-index.items.ts'

/** @throws ConditionFailed when the band or its index item changed since they were read */
const indexOnce = async (bandId: string): Promise<void> => {
  const [band, index, articles] = await getMany(
    [bandKey(bandId), bandIndexKey(bandId), bandArticlesKey(bandId)],
    { consistent: true },
  )
  const count = articles?.count ?? 0
  if (!band || (index?.seq === band.seq && index.articles === count)) return
  await transact({ unchanged: bandIsUnchanged(band), ...indexWrites(band, count, index) })
}

/** Keeps the entries by which lists and search find a band, and the numbers that count it. */
export const handler = effect<BandItem | BandArticlesItem>(({ keys }) =>
  retry(() => indexOnce(bandIdOf(keys)), { when: (error) => error instanceof ConditionFailed }),
)
