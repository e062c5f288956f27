import { Suspense } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { StoryTile } from '#shared/api/stories.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import type { Reply } from '../../model/reply.ts'

const StoryViewer = lazyPart(
  async () => (await import('../viewer/open-story-viewer.tsx')).OpenStoryViewer,
  DialogFailure,
)

const StoryComposer = lazyPart(
  async () => (await import('../composer/open-story-composer.tsx')).OpenStoryComposer,
  DialogFailure,
)

/** Loads the viewer and the picture that it shows first. */
export const prepareViewer = ({ slides, drastic }: StoryTile): void => {
  void StoryViewer.load()
  const url = !drastic && slides[0]?.type === 'image' ? slides[0].mediaUrl : null
  if (url !== null) new Image().src = url
}

export const prepareComposer = (): void => {
  void StoryComposer.load()
}

/** The member with whom the viewer begins, or the composer. */
export type Opened = { readonly memberId: string } | 'composer'

interface OpenedStoryProps {
  opened: Opened
  me: CurrentUser
  tiles: readonly StoryTile[]
  reply: Reply
  onClose: () => void
}

export const OpenedStory = ({ opened, me, tiles, reply, onClose }: OpenedStoryProps) => (
  <Suspense>
    {opened === 'composer' ? (
      <StoryComposer me={me} onClose={onClose} />
    ) : (
      <StoryViewer
        me={me}
        tiles={tiles}
        memberId={opened.memberId}
        reply={reply}
        onClose={onClose}
      />
    )}
  </Suspense>
)
