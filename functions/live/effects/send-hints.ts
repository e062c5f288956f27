import { batchEffect } from '../../events/index.ts'
import { readConnections } from '../connection.repository.ts'
import { hintMembers, hintWatchers, readWatchers } from '../hints/hint.ts'
import { seeingPost, shownTo } from '../hints/shown-to.ts'
import { findTargets, type HintedItem, type Target } from './hint-targets.rules.ts'

const hintPost = async (postId: string): Promise<void> => {
  const watchers = await readWatchers({ topic: 'comments', id: postId })
  if (watchers.length === 0) return
  const seeing = await seeingPost(
    postId,
    watchers.map((watcher) => watcher.memberId),
  )
  await hintWatchers(
    watchers.filter((watcher) => seeing.has(watcher.memberId)),
    { topic: 'comments', id: postId },
  )
}

/** A further connection of a member changes nothing for others. */
const hintPresence = async (memberId: string): Promise<void> => {
  const watchers = await readWatchers({ topic: 'presence', id: memberId })
  if (watchers.length === 0 || (await readConnections(memberId)).length > 1) return
  const shown = await shownTo(
    memberId,
    watchers.map((watcher) => watcher.memberId),
  )
  await hintWatchers(
    watchers.filter((watcher) => shown.has(watcher.memberId)),
    { topic: 'presence', id: memberId },
  )
}

const hintOthers = (target: Target): Promise<void> => {
  if (target.to === 'post') return hintPost(target.postId)
  return target.to === 'presence' ? hintPresence(target.memberId) : Promise.resolve()
}

/** Tells browsers what to fetch. A hint that is sent again makes them fetch it once more. */
export const handler = batchEffect<HintedItem>(async (events) => {
  const targets = findTargets(events)
  const toMembers = targets.flatMap((target) => (target.to === 'member' ? [target] : []))
  await Promise.all([
    hintMembers(toMembers.map(({ memberId, hint }) => ({ memberId, hint }))),
    ...targets.map(hintOthers),
  ])
})
