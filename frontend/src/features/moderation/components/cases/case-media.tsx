import type { EvidenceMedia } from '#shared/api/evidence-media.ts'
import { CoveredMedia } from '#ui/surfaces/covered-media.tsx'
import { caseTexts as texts } from '../../case-texts.ts'
import { messages } from '../../texts.ts'
import * as styles from './cases.module.css'

const KINDS: Readonly<Record<string, string>> = messages.messageKinds

const Medium = ({ medium: { type, name, url } }: { medium: EvidenceMedia }) => {
  if (type === null) return KINDS[name] ?? name
  if (url === null) return texts.mediaGone
  return <CoveredMedia media={{ url, type }} label={messages.media(texts.evidence)} />
}

/** Media stay covered until the moderator chooses to see them. Photos and voice of messages are named only. */
export const CaseMedia = ({ media }: { media: readonly EvidenceMedia[] }) =>
  media.length === 0 ? null : (
    <ul className={styles.plain} aria-label={texts.media}>
      {media.map((medium) => (
        <li key={medium.name}>
          <Medium medium={medium} />
        </li>
      ))}
    </ul>
  )
