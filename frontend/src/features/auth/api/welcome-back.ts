import type { Author } from '#shared/api/members.ts'
import { wait, WAITS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

/** Shows the welcome toast, then calls `onSignedIn`. The token is already stored. */
export const welcomeBack = async (
  { displayName }: Pick<Author, 'displayName'>,
  onSignedIn: () => void,
): Promise<void> => {
  toast({
    title: messages.loginSucceeded,
    description: messages.welcomeBack(displayName),
    tone: 'success',
  })
  await wait(WAITS.homeAfterLogin)
  onSignedIn()
}
