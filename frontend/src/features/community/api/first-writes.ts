import type { QueryClient } from '@tanstack/react-query'
import { isMotionReduced } from '#spa/platform/motion.ts'
import { readStored, store } from '#spa/platform/storage.ts'
import { riseEmbers } from '#ui/brand/ember-burst.ts'
import type { Overlay } from '../model/overlay.ts'

const FELT_KEY = 'hoellenlaerm-felt'

const kindOf = ({ like, createdPost, createdComment }: Overlay): string | undefined => {
  if (createdPost?.value.status === 'visible') return 'post'
  if (createdComment?.value.status === 'visible') return 'comment'
  return like?.value.isLiked ? 'like' : undefined
}

/** Embers for the first own horns, post and comment of a member on this device (docs/product/onboarding.md#first-times). */
export const celebrateFirst = (client: QueryClient, overlay: Overlay): void => {
  const kind = kindOf(overlay)
  const memberId = client.getQueryData<{ id: string }>(['/api/auth/user'])?.id
  if (kind === undefined || memberId === undefined) return
  const felt = readStored(FELT_KEY)?.split(' ') ?? []
  const mark = `${memberId}/${kind}`
  if (felt.includes(mark) || !store(FELT_KEY, [...felt, mark].join(' '))) return
  if (!isMotionReduced()) riseEmbers()
}
