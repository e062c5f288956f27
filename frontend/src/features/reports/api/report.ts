import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createReport } from '#shared/api/reports.ts'
import {
  REPORT_CATEGORIES,
  type ReportCategory,
  type ReportedKind,
} from '#shared/domain/reports.ts'
import { sendOrKeep } from '#spa/platform/outbox/keep-unsent.ts'
import { messages } from '../texts.ts'

interface Reported {
  readonly category: ReportCategory
  readonly text: string
}

/** What came of sending: the server has it, had it before, or it waits for a connection. */
export type Sent = 'sent' | 'repeated' | 'kept'

/** Reports something. Without a connection, the report waits in the outbox; the server counts it once. */
export const useReport = (kind: ReportedKind, id: string, version?: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ category, text }: Reported): Promise<Sent> => {
      const label = messages.dialog.label(kind, REPORT_CATEGORIES[category].label)
      const delivery = await sendOrKeep(
        createReport,
        {
          body: {
            kind,
            id,
            category,
            ...(text !== '' && { text }),
            ...(version !== undefined && { version }),
          },
        },
        { id: `report-${kind}-${id}`, kind: 'report', lane: 'reports', label },
      )
      if (delivery.state !== 'sent') return 'kept'
      return delivery.answer.isRepeated ? 'repeated' : 'sent'
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['reports'] })
    },
  })
}
