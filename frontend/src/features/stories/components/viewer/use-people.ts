import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoryTile } from '#shared/api/stories.ts'
import { useHiddenMembers } from '#spa/entities/member/hidden-members.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { serverNow } from '#spa/platform/server-time.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { memberStoriesOptions } from '../../api/member-stories.ts'
import { useRemovedStories } from '../../api/removed-stories.ts'
import {
  loadedPerson,
  sceneAt,
  tilePerson,
  type Person,
  type Position,
} from '../../model/playlist.ts'

/** The time, renewed when the shown story ends. */
const useTime = () => {
  const [expiresAt, setExpiresAt] = useState<string>()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (expiresAt === undefined) return
    const left = Date.parse(expiresAt) - serverNow()
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, left) + 1)
    return () => clearTimeout(timer)
  }, [expiresAt])
  return { now, expiresAt, setExpiresAt }
}

/** The stories of the shown member and both neighbours. */
const useNeighbours = (order: readonly string[], memberId: string) => {
  const index = order.indexOf(memberId)
  const ids = [index, index + 1, index - 1].flatMap((one) => order[one] ?? [])
  const results = useQueries({ queries: ids.map(memberStoriesOptions) })
  const shown = results[0]
  usePoll(POLLS.stories, () => shown?.refetch(), { hints: ['stories'] })
  return {
    stories: new Map(ids.map((id, at) => [id, results[at]?.data])),
    hasFailed: shown?.isError === true && !shown.data,
    retry: () => void shown?.refetch(),
  }
}

const personWithout = (memberId: string): Person => ({ memberId, scenes: [], isComplete: true })

/** The members of the viewer with what is known of their stories, in the order of the bar when it opened. */
export const usePeople = (opened: readonly StoryTile[], position: Position) => {
  const order = opened.map(({ userId }) => userId)
  const { stories, hasFailed, retry } = useNeighbours(order, position.memberId)
  const hidden = useHiddenMembers()
  const removed = useRemovedStories()
  const { now, expiresAt, setExpiresAt } = useTime()
  const people = opened.map((tile): Person => {
    const { userId } = tile
    const loaded = stories.get(userId)?.filter(({ id }) => !removed.has(id))
    if (hidden.has(userId)) return personWithout(userId)
    return loaded ? loadedPerson(userId, loaded, now) : tilePerson(tile)
  })
  const scene = sceneAt(people, position)
  const ends = scene?.story?.expiresAt
  if (ends !== undefined && ends !== expiresAt) setExpiresAt(ends)
  return { people, scene, hasFailed, retry }
}
