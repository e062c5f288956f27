import type { CurrentUser } from '#shared/api/members.ts'

/** What `OpenStoryComposer` (`components/composer/open-story-composer.tsx`) gets; it is open while it is rendered. */
export interface StoryComposerProps {
  me: CurrentUser
  onClose: () => void
}
