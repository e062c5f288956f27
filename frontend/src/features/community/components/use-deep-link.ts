import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Post } from '#shared/api/posts.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { postIdOfHash } from '../model/deep-link.ts'

interface DeepLink {
  /** The post to highlight now. */
  readonly highlighted: string | null
  /** A linked post that the feed has not loaded; it is shown above the feed. */
  readonly apart: string | null
  readonly close: () => void
}

/** Follows `#post-{id}`: scrolls to the post after one second and highlights it for three. */
export const useDeepLink = (
  posts: readonly Post[],
  scrollToPost: (postId: string) => void,
): DeepLink => {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const linked = postIdOfHash(hash)
  const [apart, setApart] = useState<string | null>(null)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const feed = useRef({ posts, scrollToPost })

  useEffect(() => {
    feed.current = { posts, scrollToPost }
  })

  useEffect(() => {
    const isLoaded = feed.current.posts.some(({ id }) => id === linked)
    setApart(linked && !isLoaded ? linked : null)
    if (!linked) return
    let end: ReturnType<typeof setTimeout> | undefined
    const start = setTimeout(() => {
      if (isLoaded) feed.current.scrollToPost(linked)
      else document.getElementById(hash.slice(1))?.scrollIntoView()
      setHighlighted(linked)
      end = setTimeout(() => {
        setHighlighted(null)
      }, WAITS.deepLinkHighlight)
    }, WAITS.deepLinkScroll)
    return () => {
      clearTimeout(start)
      clearTimeout(end)
      setHighlighted(null)
    }
  }, [linked, hash, key])

  return {
    highlighted,
    apart,
    close: () => void navigate({ hash: '' }, { replace: true }),
  }
}
