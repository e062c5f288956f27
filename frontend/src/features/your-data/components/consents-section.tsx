import type { YourData } from '#shared/api/your-data.ts'
import { messages } from '../texts.ts'
import { LoadedSection } from './loaded-section.tsx'
import * as styles from './your-data.module.css'
import { LoneLink } from '#ui/controls/lone-link.tsx'

const texts = messages.consents

const linesOf = ({ acceptances, newsletter }: YourData): string[] => [
  ...acceptances.map(({ version, acceptedAt }) => texts.legal(version, acceptedAt)),
  ...(newsletter.confirmedAt === null
    ? []
    : [texts.newsletter(newsletter.consentVersion ?? '', newsletter.confirmedAt)]),
]

/** Proof of consent for the member (Art. 7 Abs. 1 DSGVO). */
export const ConsentsSection = ({ id }: { id: string }) => (
  <LoadedSection id={id} title={texts.title} text={texts.text}>
    {(data) => {
      const lines = linesOf(data)
      return (
        <>
          {lines.length === 0 && <p>{texts.none}</p>}
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <LoneLink to="/agb#geaendert">{texts.changes}</LoneLink>
        </>
      )
    }}
  </LoadedSection>
)
