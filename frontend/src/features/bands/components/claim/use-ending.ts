import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import type { useEndClaim } from '../../api/claim.ts'
import { careMessages } from '../../care-texts.ts'

/** Ends a claim and says so; the dialog closes in either case, because the screen loads again. */
export const useEnding =
  (end: ReturnType<typeof useEndClaim>, done: string, onClose: () => void) => (): void => {
    end.mutate(undefined, {
      onSuccess: () => toast({ title: done, tone: 'success' }),
      onError: (error) => reportFailure(error, { title: careMessages.claim.failed }),
      onSettled: onClose,
    })
  }
