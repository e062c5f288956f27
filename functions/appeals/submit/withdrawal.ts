import { ApiError } from '#platform/runtime/errors.ts'
import { expression, onConditionFailed, transact, update } from '#platform/table/index.ts'
import { appealKey, isOpen, leaveQueue, type AppealItem } from '../items/appeal.items.ts'
import { APPEAL_TEXTS } from '../texts.ts'

/** Takes an open appeal back. @throws ApiError not_found without one, conflict once it is decided */
export const withdraw = async (appeal: AppealItem | undefined): Promise<AppealItem> => {
  if (!appeal) throw new ApiError('not_found', APPEAL_TEXTS.none)
  if (appeal.state === 'withdrawn') return appeal
  if (!isOpen(appeal)) throw new ApiError('conflict', APPEAL_TEXTS.settled)
  await onConditionFailed(
    transact({
      appeal: update(appealKey(appeal), {
        set: { state: 'withdrawn' },
        condition: expression`appealId = ${appeal.appealId} AND #state IN (${'received'}, ${'in-review'})`,
      }),
      card: leaveQueue(appeal),
    }),
    () => {
      throw new ApiError('conflict', APPEAL_TEXTS.settled)
    },
  )
  return { ...appeal, state: 'withdrawn' }
}
