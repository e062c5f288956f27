import { useEffect } from 'react'
import { forgetKeptAccount } from '#spa/platform/kept-account.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import * as styles from './receipt.module.css'

const texts = messages.kept

/** The first screen after a sign-in that cancelled the deletion. */
export const KeptAccount = () => {
  useEffect(forgetKeptAccount, [])
  return (
    <Card aria-live="polite">
      <EmptyState
        heading="h1"
        title={texts.title}
        text={texts.text}
        action={
          <div className={styles.kept}>
            <ButtonLink to="/" variant="primary">
              {texts.home}
            </ButtonLink>
            <ButtonLink to="/deine-daten#konto-loeschen">{texts.again}</ButtonLink>
          </div>
        }
      />
    </Card>
  )
}
