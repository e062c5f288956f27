import { ModerationDesk } from '../features/moderation/components/moderation-desk.tsx'
import { messages } from '../features/moderation/messages.ts'
import { usePageTitle } from '../platform/page-title.ts'

export const ModerationPage = () => {
  usePageTitle(messages.title)
  return <ModerationDesk />
}
