import type { CurrentUser } from '#shared/api/members.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { exactTime } from '#spa/platform/time.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import { Reasons } from './reasons.tsx'
import * as styles from './suspension.module.css'

interface SuspendedScreenProps {
  restriction: NonNullable<CurrentUser['restriction']>
  onLogout: () => void
  loggingOut: boolean
}

/** Without an end, the account itself was ended. */
const wordingOf = (until: string | null) =>
  until === null
    ? messages.ended
    : { ...messages, text: messages.until(exactTime(new Date(until))) }

/** Until when, why, and what a suspended member can still do. */
export const SuspendedScreen = ({ restriction, onLogout, loggingOut }: SuspendedScreenProps) => {
  const { statementId, until } = restriction
  const { title, text, meanwhile } = wordingOf(until)
  usePageTitle(title)
  return (
    <Card className={styles.root}>
      <Heading as="h1">{title}</Heading>
      <p>{text}</p>
      <Reasons statementId={statementId} />
      <p>{meanwhile}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={`/entscheidungen/${statementId}`}>
          {messages.toStatement}
        </ButtonLink>
        <ButtonLink variant="ghost" to="/meldungen">
          {messages.toReports}
        </ButtonLink>
        <ButtonLink variant="ghost" to="/contact">
          {messages.toContact}
        </ButtonLink>
        <Button variant="ghost" busy={loggingOut} onClick={onLogout}>
          {messages.logout}
        </Button>
      </div>
    </Card>
  )
}
