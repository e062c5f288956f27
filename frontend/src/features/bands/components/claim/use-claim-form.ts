import { useState } from 'react'
import { NewClaim } from '#shared/api/band-claims.ts'
import { reasonOf, reportFailure } from '#spa/platform/failure-toast.ts'
import { dropFormDraft, keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { useClaimBand } from '../../api/claim.ts'
import { careMessages } from '../../care-texts.ts'
import { useWayBack } from '../use-form-dialog.ts'

const texts = careMessages.claim

/** What was typed survives a failed call and a reload. */
export const useClaimForm = (bandId: string, memberId: string, onClose: () => void) => {
  const form = `claim-${bandId}-${memberId}`
  const [values, setValues] = useState(() => ({ evidence: '', url: '', ...readFormDraft(form) }))
  const [failure, setFailure] = useState<string>()
  const { isClosed, reopen } = useWayBack('claim', `/bands/${bandId}`)
  const claim = useClaimBand(bandId, {
    onSent: () => {
      dropFormDraft(form)
      toast({ title: texts.sent, description: texts.sentText, tone: 'success' })
    },
    onFailed: (error) => {
      if (!isClosed()) setFailure(reasonOf(error))
      else
        reportFailure(error, {
          title: texts.notSent,
          action: { label: texts.reopen, onSelect: reopen },
        })
    },
  })
  const checked = useCheckedForm({
    loadSchema: () => Promise.resolve(NewClaim),
    read: () => values,
    onValid: (body) => {
      if (claim.isPending) return
      setFailure(undefined)
      claim.mutate(body, { onSuccess: onClose })
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
