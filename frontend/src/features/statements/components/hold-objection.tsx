import type { Statement } from '#shared/api/statements.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { messages } from '../texts.ts'

/** Leads to the objection to a hold, while it waits for a moderator. */
export const HoldObjection = ({
  statement: { kind, targetId, outcome },
}: {
  statement: Statement
}) =>
  outcome === null && (
    <Section id="einspruch" title={messages.objection} text={messages.objectionText}>
      <ButtonLink to={`/einspruch/${kind}/${targetId}`}>{messages.object}</ButtonLink>
    </Section>
  )
