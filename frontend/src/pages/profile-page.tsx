import { useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../features/auth/api/current-user.ts'
import { useFeedRefresh } from '../features/community/api/refresh-feed.ts'
import { OwnProfile } from '../features/profile/components/own-profile.tsx'
import type { ProfileChanged } from '../features/profile/components/profile-editor.tsx'
import { ProfileLayout } from '../features/profile/components/profile-layout.tsx'
import { messages } from '../features/profile/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** Shows the change at once, then refetches every query that contains it (docs/product/members.md#profile). */
const useProfileChanged = (): ProfileChanged => {
  const client = useQueryClient()
  const refreshFeed = useFeedRefresh()
  return (change) => {
    const { queryKey } = currentUserQuery
    client.setQueryData(queryKey, (me) => me && { ...me, ...change })
    void client.invalidateQueries({ queryKey })
    refreshFeed()
  }
}

export const ProfilePage = () => {
  const onChanged = useProfileChanged()
  usePageTitle(messages.title)
  return (
    <ProfileLayout>
      <OwnProfile onChanged={onChanged} />
    </ProfileLayout>
  )
}
