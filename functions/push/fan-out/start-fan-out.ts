import { sendWork } from '#platform/queue/send-work.ts'
import { unlessConditionFailed, write } from '#platform/table/index.ts'
import { PUSH_MEMBER_SHARDS } from '../../settings/index.ts'
import { putCampaign, type Campaign } from './campaign.items.ts'

/** Stores a push to everybody and starts a worker for each shard of receivers. Repeating it pushes nothing twice. */
export const startFanOut = async (id: string, campaign: Campaign): Promise<void> => {
  await unlessConditionFailed(write(putCampaign(id, campaign)))
  const shards = Array.from({ length: PUSH_MEMBER_SHARDS }, (_, shard) => ({ id, shard }))
  await sendWork('fan-out-push', shards)
}
