import { History } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Article } from '#shared/api/articles.ts'
import { Button } from '#ui/controls/button.tsx'
import { correctedOn } from '../../model/corrected-on.ts'
import { versionIn, withVersion } from '../../model/version-place.ts'
import { messages } from '../../texts.ts'
import { VersionDialog } from './version-dialog.tsx'
import * as styles from './versions.module.css'

/** The version is in the address, so that it can be linked. */
const useShownVersion = () => {
  const { search, ...location } = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  return {
    shown: versionIn(search),
    show: (version: number | undefined) => {
      const to = { search: withVersion(search, version) }
      void navigate(to, { replace: true, state, preventScrollReset: true })
    },
  }
}

interface CorrectionsProps {
  article: Article
  /** Moderators can withdraw an older version. */
  mayWithdraw: boolean
}

/** What was corrected, the newest first, with a way to each older version. */
export const Corrections = ({ article, mayWithdraw }: CorrectionsProps) => {
  const { shown, show } = useShownVersion()
  return (
    <>
      {article.corrections.length > 0 && (
        <ul className={styles.root} aria-label={messages.versions.corrections}>
          {article.corrections.toReversed().map((correction) => (
            <li key={correction.version} className={styles.correction}>
              <span>{correctedOn(correction)}</span>
              <Button variant="ghost" size="compact" onClick={() => show(correction.version - 1)}>
                <History size={18} aria-hidden="true" />
                {messages.versions.open}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <VersionDialog
          article={article}
          version={shown}
          mayWithdraw={mayWithdraw}
          onClose={() => show(undefined)}
        />
      )}
    </>
  )
}
