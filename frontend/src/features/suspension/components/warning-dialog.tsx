import { Link, useLocation } from 'react-router-dom'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { acknowledgeWarning } from '#shared/api/statements.ts'
import { call } from '#spa/platform/api-client.ts'
import { messages } from '../texts.ts'
import { Reasons } from './reasons.tsx'
import * as styles from './suspension.module.css'

const STATEMENTS = '/entscheidungen'

interface WarningDialogProps {
  statementId: string
  userKey: readonly unknown[]
}

/** @param userKey the query of the current user, which says what is left to acknowledge */
const useAcknowledge = (id: string, userKey: readonly unknown[]) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(acknowledgeWarning, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKey }),
  })
}

/** Closed by acknowledging it only. It leaves the pages of statements free, which it links to. */
export const WarningDialog = ({ statementId, userKey }: WarningDialogProps) => {
  const { pathname } = useLocation()
  const acknowledge = useAcknowledge(statementId, userKey)
  const actions = (
    <Button variant="primary" busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
      {messages.warning.understood}
    </Button>
  )
  if (pathname.startsWith(STATEMENTS)) return null
  return (
    <Dialog title={messages.warning.title} actions={actions}>
      <div className={styles.root}>
        <p>{messages.warning.text}</p>
        <Reasons statementId={statementId} />
        <p>
          <Link to={`${STATEMENTS}/${statementId}`}>{messages.warning.toStatement}</Link>
        </p>
        {acknowledge.error && (
          <p className={styles.error} role="alert">
            {acknowledge.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
