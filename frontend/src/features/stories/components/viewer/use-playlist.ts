import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { StoryTile } from '#shared/api/stories.ts'
import { serverNow } from '#spa/platform/server-time.ts'
import { memberStoriesOptions } from '../../api/member-stories.ts'
import { useRemovedStories } from '../../api/removed-stories.ts'
import {
  backward,
  forward,
  loadedPerson,
  otherPerson,
  findPlace,
  sceneAt,
  findStart,
  tilePerson,
  type Person,
  type Position,
  type Scene,
  type Step,
} from '../../model/playlist.ts'
import { usePeople } from './use-people.ts'

/** Runs a task after the render in which the condition became true. */
const useWhen = (isTrue: boolean, task: () => void): void => {
  const run = useEffectEvent(task)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => run(), 0)
    return () => clearTimeout(timer)
  }, [isTrue])
}

const NOWHERE = { storyId: '', slideId: '' }

const useStart = (tiles: readonly StoryTile[], memberId: string) => {
  const client = useQueryClient()
  const removed = useRemovedStories()
  return useState<Position>(() => {
    const stories = client.getQueryData(memberStoriesOptions(memberId).queryKey)
    const cached = stories?.filter(({ id }) => !removed.has(id))
    const tile = tiles.find(({ userId }) => userId === memberId)
    const person = cached ? loadedPerson(memberId, cached, serverNow()) : tile && tilePerson(tile)
    return (person && findStart(person)) ?? { memberId, ...NOWHERE }
  })
}

/** Shown next: the following slide, and the first one of the next member. */
const upcomingOf = (people: readonly Person[], position: Position, next: Step) => {
  const other = otherPerson(people, position, 1)
  const positions = [typeof next === 'object' ? next : undefined, other]
  return positions.flatMap((one): Scene[] => {
    const scene = one && sceneAt(people, one)
    return scene ? [scene] : []
  })
}

interface PlaylistProps {
  tiles: readonly StoryTile[]
  memberId: string
  /** The shown story of this member ended or was removed. */
  onGone: (memberId: string) => void
  onClose: () => void
}

/** Where the viewer is, and the ways from there. The order of the members is that of the bar when the viewer opened. */
export const usePlaylist = ({ tiles, memberId, onGone, onClose }: PlaylistProps) => {
  const [opened] = useState(tiles)
  const [position, setPosition] = useStart(tiles, memberId)
  const [isWaiting, setWaiting] = useState(false)
  const [turn, setTurn] = useState(0)
  const { people, scene, hasFailed, retry } = usePeople(opened, position)
  const next = forward(people, position)

  const go = (step: Step) => {
    setWaiting(step === 'wait')
    if (step === 'close') onClose()
    if (typeof step === 'string') return
    setPosition(step)
    setTurn(turn + 1)
  }
  const isMissing = scene === undefined
  useWhen(isMissing && next !== 'wait', () => {
    // A member whose tile has no slide starts nowhere.
    if (position.storyId !== NOWHERE.storyId) onGone(position.memberId)
    go(next)
  })
  useWhen(isWaiting && next !== 'wait', () => go(next))

  return {
    scene,
    /** Changes with every step, also back to the same slide. */
    turn,
    place: findPlace(people, position),
    user: opened.find(({ userId }) => userId === position.memberId)?.user,
    /** Whether the member waits for slides that are not loaded yet. */
    isWaiting: isWaiting || isMissing,
    hasFailed: (isWaiting || isMissing) && hasFailed,
    retry,
    hasNext: otherPerson(people, position, 1) !== undefined,
    hasPrevious: otherPerson(people, position, -1) !== undefined,
    upcoming: upcomingOf(people, position, next),
    forward: () => go(next),
    back: () => go(backward(people, position)),
    goToPerson: (direction: 1 | -1) => {
      const end = direction === 1 ? 'close' : position
      go(otherPerson(people, position, direction) ?? end)
    },
  }
}

export type Playlist = ReturnType<typeof usePlaylist>
