import { Suspense } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { MusicPlayer } from '#spa/platform/music/lazy-player.tsx'
import { trackOf } from '#spa/platform/music/track.ts'
import * as styles from './post-card.module.css'

/** The track of a post. Only posts that have one load the player. */
export const PostMusic = ({ post }: { post: Post }) => {
  const track = trackOf(post)
  if (!track) return null
  return (
    <div className={styles.music}>
      <Suspense>
        <MusicPlayer track={track} />
      </Suspense>
    </div>
  )
}
