import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '#shared/api/posts.ts'
import type { NotificationList } from '#spa/entities/notification/notifications-request.ts'
import { readJump } from '#spa/entities/post/post-jump.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { postIdOfHash } from '../model/deep-link.ts'
import { useFeedContext } from './feed-context.ts'

/** How often a post that is still loading is looked for, and for how long. */
const LOOK_MS = 50
const LOOKS = 100

/** Calls `found` once the element is on the page. Returns what stops the search. */
const whenPresent = (id: string, found: (element: HTMLElement) => void): (() => void) => {
  let looks = 0
  const look = setInterval(() => {
    const element = document.getElementById(id)
    if (!element && ++looks < LOOKS) return
    clearInterval(look)
    if (element) found(element)
  }, LOOK_MS)
  return () => clearInterval(look)
}

interface DeepLink {
  /** The list of notifications that led here. */
  readonly jumpFrom: NotificationList | undefined
  /** The post to highlight now. */
  readonly highlighted: string | null
  /** A linked post that the feed has not loaded; it is shown above the feed. */
  readonly apart: string | null
  readonly close: () => void
}

/**
 * Opens the comments of a linked post when a notification of them led here, and does what the query of the address
 * asks for, which a push sets.
 */
const useLinkedAction = (jumpFrom: NotificationList | undefined) => {
  const client = useQueryClient()
  const { setCommentsOpen } = useFeedContext()
  const act = async (postId: string): Promise<void> => {
    const { actOnLinkedPost } = await loadChunk(() => import('../api/linked-action.ts'))
    actOnLinkedPost(client, postId, setCommentsOpen)
  }
  return (postId: string): void => {
    if (jumpFrom === 'activities') setCommentsOpen(postId, true)
    if (location.search !== '') act(postId).catch(reportFailure)
  }
}

/**
 * Follows `#post-{id}`: scrolls to the post after one second and highlights it for three. From a notification it
 * scrolls at once, and from a comment or mention it opens the comments. A query says what a push asks for.
 */
export const useDeepLink = (
  posts: readonly Post[],
  scrollToPost: (postId: string) => void,
): DeepLink => {
  const location = useLocation()
  const { hash, key } = location
  const jumpFrom = readJump(location.state)
  const act = useLinkedAction(jumpFrom)
  const navigate = useNavigate()
  const linked = postIdOfHash(hash)
  const [apart, setApart] = useState<string | null>(null)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const feed = useRef({ posts, scrollToPost, act })

  useEffect(() => {
    feed.current = { posts, scrollToPost, act }
  })

  useEffect(() => {
    const isLoaded = feed.current.posts.some(({ id }) => id === linked)
    setApart(linked && !isLoaded ? linked : null)
    if (!linked) return
    let end: ReturnType<typeof setTimeout> | undefined
    let stopLooking: (() => void) | undefined
    const highlight = () => {
      setHighlighted(linked)
      end = setTimeout(() => setHighlighted(null), WAITS.deepLinkHighlight)
    }
    const start = setTimeout(
      () => {
        const { current } = feed
        current.act(linked)
        if (isLoaded) {
          current.scrollToPost(linked)
          highlight()
          return
        }
        stopLooking = whenPresent(hash.slice(1), (post) => {
          post.scrollIntoView()
          highlight()
        })
      },
      jumpFrom === undefined ? WAITS.deepLinkScroll : 0,
    )
    return () => {
      clearTimeout(start)
      clearTimeout(end)
      stopLooking?.()
      setHighlighted(null)
    }
  }, [linked, hash, key, jumpFrom])

  return {
    jumpFrom,
    highlighted,
    apart,
    close: () => void navigate({ hash: '' }, { replace: true }),
  }
}
