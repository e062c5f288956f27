import { Archive, BadgeCheck, Cpu, Sprout } from 'lucide-react'
import type { BandCard } from '#shared/api/bands.ts'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import * as styles from './band-badges.module.css'

interface BandBadgesProps {
  band: Pick<BandCard, 'isAiGenerated' | 'isClaimedByBand' | 'isNewcomer'>
  isArchived?: boolean
}

/** What to know of an entry before reading it. */
export const BandBadges = ({ band, isArchived = false }: BandBadgesProps) => {
  const { isAiGenerated, isClaimedByBand, isNewcomer } = band
  if (!isAiGenerated && !isClaimedByBand && !isNewcomer && !isArchived) return null
  return (
    <p className={styles.root}>
      {isAiGenerated && (
        <span className={classNames(styles.badge, styles.machine)}>
          <Cpu size={15} aria-hidden="true" />
          {messages.aiGenerated}
        </span>
      )}
      {isClaimedByBand && (
        <span className={classNames(styles.badge, styles.verified)}>
          <BadgeCheck size={15} aria-hidden="true" />
          {messages.verified}
        </span>
      )}
      {isNewcomer && (
        <span className={classNames(styles.badge, styles.newcomer)}>
          <Sprout size={15} aria-hidden="true" />
          {messages.newcomer}
        </span>
      )}
      {isArchived && (
        <span className={styles.badge}>
          <Archive size={15} aria-hidden="true" />
          {messages.archived}
        </span>
      )}
    </p>
  )
}
