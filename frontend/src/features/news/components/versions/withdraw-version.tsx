import { useState } from 'react'
import type { Article } from '#shared/api/articles.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useWithdrawVersion } from '../../api/versions.ts'
import { messages } from '../../texts.ts'

const texts = messages.versions

interface WithdrawVersionProps {
  article: Article
  version: number
}

/** Deletes what an older version says, after a question. */
export const WithdrawVersion = ({ article, version }: WithdrawVersionProps) => {
  const withdraw = useWithdrawVersion(article)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          question={texts.withdrawQuestion}
          confirm={texts.withdraw}
          busy={withdraw.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            withdraw.mutate(version, {
              onSettled: () => setAsking(false),
            })
          }}
        />
      )}
    </>
  )
}
