import { useEffect } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ulidTime } from '#shared/domain/ids.ts'
import { LEGAL_VERSION, LEGAL_VERSIONS } from '#shared/domain/legal.ts'
import { LEGAL_HISTORY, legalChangesSince } from '#shared/domain/legal-history.ts'
import { acceptLegal } from '#shared/api/legal.ts'
import { call } from '#spa/platform/api-client.ts'
import { yourData } from '#shared/api/your-data.ts'
import { acceptedVersion, rememberAcceptance } from '../accepted.ts'
import { messages } from '../texts.ts'
import * as styles from './legal-dialog.module.css'

interface LegalDialogProps {
  memberId: string
  onAccepted: () => void
  onLogout: () => void
}

/** Who joined before this version accepted an earlier one. The id of a member contains the time. */
const joinedBefore = (memberId: string): boolean =>
  ulidTime(memberId) < Date.parse(LEGAL_HISTORY[0]?.date ?? '')

const Changes = ({ since }: { since: string | null }) => {
  const versions = legalChangesSince(since)
  const lists = [
    [messages.termsChanges, versions.flatMap(({ terms }) => terms)],
    [messages.privacyChanges, versions.flatMap(({ privacy }) => privacy)],
  ] as const
  return (
    <>
      <p>{messages.changedText}</p>
      {lists.map(
        ([title, changes]) =>
          changes.length > 0 && (
            <details key={title} aria-label={title}>
              <summary>{title}</summary>
              <ul className={styles.changes}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </details>
          ),
      )}
    </>
  )
}

interface QuestionProps extends LegalDialogProps {
  /** The version that the member accepted before. */
  since: string | null
}

/** Stores the consent on the server first, then in this browser. */
const useAcceptLegal = (memberId: string) =>
  useMutation({
    mutationFn: () => call(acceptLegal, { body: { version: LEGAL_VERSION } }),
    onSuccess: () => rememberAcceptance(memberId),
  })

/** Closed by its two buttons only, not by Escape. */
const Question = ({ memberId, since, onAccepted, onLogout }: QuestionProps) => {
  const accept = useAcceptLegal(memberId)
  const isChange = joinedBefore(memberId)
  const actions = (
    <>
      <Button variant="ghost" onClick={onLogout}>
        {messages.logout}
      </Button>
      <Button
        variant="primary"
        busy={accept.isPending}
        onClick={() => accept.mutate(undefined, { onSuccess: onAccepted })}
      >
        {messages.accept}
      </Button>
    </>
  )
  return (
    <Dialog
      title={isChange ? messages.changedTitle : messages.title}
      size="small"
      actions={actions}
    >
      <div className={styles.root}>
        {isChange ? <Changes since={since} /> : <p>{messages.text}</p>}
        <ul className={styles.links}>
          <li>
            <a href="/agb" target="_blank" rel="noopener">
              {messages.terms}
            </a>
          </li>
          <li>
            <a href="/datenschutz" target="_blank" rel="noopener">
              {messages.privacy}
            </a>
          </li>
        </ul>
        <p className={styles.note}>{messages.note}</p>
        {accept.error && (
          <p className={styles.error} role="alert">
            {accept.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** The newest version that the account accepted, on whichever device; null for none, and where that is not known. */
const useAccountAcceptance = (memberId: string) => {
  const { data = null, isPending } = useQuery({
    queryKey: ['legal', 'accepted', memberId],
    queryFn: async ({ signal }) => {
      const { acceptances } = await call(yourData, { signal })
      const versions = new Set(acceptances.map(({ version }) => version))
      return LEGAL_VERSIONS.find((version) => versions.has(version)) ?? null
    },
    retry: false,
    staleTime: Infinity,
  })
  return { version: data, isPending }
}

/** Asks nothing when the account accepted the texts in force on another device. */
export const LegalDialog = (props: LegalDialogProps) => {
  const { memberId, onAccepted } = props
  const { version, isPending } = useAccountAcceptance(memberId)
  const isKnown = version === LEGAL_VERSION
  useEffect(() => {
    if (!isKnown) return
    rememberAcceptance(memberId)
    onAccepted()
  }, [isKnown, memberId, onAccepted])
  if (isPending || isKnown) return null
  return <Question {...props} since={version ?? acceptedVersion()} />
}
