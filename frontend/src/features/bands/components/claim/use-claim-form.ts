import { useState } from 'react'
import { NewClaim } from '#shared/api/band-claims.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { dropFormDraft, keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { useClaimBand } from '../../api/claim.ts'
import { careMessages } from '../../care-texts.ts'

const texts = careMessages.claim

/** What was typed survives a failed call and a reload. */
export const useClaimForm = (bandId: string, memberId: string, onClose: () => void) => {
  const form = `claim-${bandId}-${memberId}`
  const [values, setValues] = useState(() => ({ evidence: '', url: '', ...readFormDraft(form) }))
  const [failure, setFailure] = useState<string>()
  const claim = useClaimBand(bandId, () => {
    dropFormDraft(form)
    toast({ title: texts.sent, description: texts.sentText, tone: 'success' })
  })
  const checked = useCheckedForm({
    loadSchema: () => Promise.resolve(NewClaim),
    read: () => values,
    onValid: (body) => {
      if (claim.isPending) return
      setFailure(undefined)
      claim.mutate(body, {
        onSuccess: onClose,
        onError: (error) => {
          setFailure(reasonOf(error))
        },
      })
    },
  })
  return {
    values,
    set: (name: 'evidence' | 'url', text: string) => {
      const next = { ...values, [name]: text }
      setValues(next)
      keepFormDraft(form, next)
    },
    errors: checked.errors,
    formProps: checked.formProps,
    failure,
    isSending: claim.isPending,
  }
}
