import { useMutation } from '@tanstack/react-query'
import { setGuestObjection, setObjection } from '#shared/api/objections.ts'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

/** An own report by its object, or that of a guest by the secret of its receipt. */
export type ObjectionTo =
  | { readonly kind: ReportedKind; readonly id: string }
  | { readonly receipt: string }

const send = (to: ObjectionTo, text: string | null): Promise<OwnAppeal> =>
  'receipt' in to
    ? call(setGuestObjection, { body: { receipt: to.receipt, text } })
    : call(setObjection, { params: { kind: to.kind, id: to.id }, body: { text } })

/** Null withdraws. */
export const useObjection = (to: ObjectionTo, onChange: (own: OwnAppeal) => void) =>
  useMutation({
    mutationFn: (text: string | null) => send(to, text),
    onSuccess: (own, text) => {
      onChange(own)
      toast({ title: text === null ? messages.withdrawn : messages.sent, tone: 'success' })
    },
    onError: (error, text) => {
      reportFailure(error, { title: text === null ? messages.withdrawFailed : messages.failed })
    },
  })
