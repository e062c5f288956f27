import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { Bands } from '../features/bands/components/list/bands.tsx'
import { messages } from '../features/bands/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const BandsPage = () => {
  const { data: me } = useCurrentUser()
  usePageTitle(messages.title)
  return me ? <Bands me={me.username} /> : null
}
