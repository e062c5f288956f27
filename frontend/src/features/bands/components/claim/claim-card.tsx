import { Mail } from 'lucide-react'
import type { Band } from '#shared/api/bands.ts'
import { operator } from '#shared/domain/operator.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { messages } from '../../texts.ts'
import * as styles from './claim.module.css'

const texts = messages.claimCard

/** A mail to the support that only needs the evidence. */
const mailFor = ({ id, name }: Pick<Band, 'id' | 'name'>): string => {
  const address = new URL(`/bands/${id}`, location.origin).href
  const subject = encodeURIComponent(texts.subject(name))
  const body = encodeURIComponent(texts.body(name, address))
  return `mailto:${operator.email}?subject=${subject}&body=${body}`
}

/** For members of the band, while no one has claimed it. */
export const ClaimCard = ({ band }: { band: Band }) => (
  <div className={styles.root}>
    <p>{texts.text}</p>
    <a className={buttonClass({ variant: 'secondary' })} href={mailFor(band)}>
      <Mail size={18} aria-hidden="true" />
      {texts.action}
    </a>
  </div>
)
