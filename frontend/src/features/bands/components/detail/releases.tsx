import { ExternalLink } from 'lucide-react'
import type { Release } from '#shared/api/bands.ts'
import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import { webAddress } from '../../model/web-links.ts'
import { messages } from '../../texts.ts'
import * as styles from './detail.module.css'

const texts = messages.band

const Listen = ({ release }: { release: Release }) => {
  const href = webAddress(release.url)
  if (href === undefined) return null
  return (
    <a
      className={styles.listen}
      href={href}
      target="_blank"
      rel={FOREIGN_LINK}
      aria-label={`${texts.listen}: ${release.title} ${messages.opensNewTab}`}
    >
      <ExternalLink size={16} aria-hidden="true" />
      {texts.listen}
    </a>
  )
}

/** The newest first, those without a year last; by title within a year. */
const sortedReleases = (releases: readonly Release[]): readonly Release[] =>
  releases.toSorted(
    (one, other) =>
      (other.year ?? 0) - (one.year ?? 0) || one.title.localeCompare(other.title, 'de'),
  )

/** The newest first; those without a year last. */
export const Releases = ({ releases }: { releases: readonly Release[] }) => {
  if (releases.length === 0) return <p className={styles.nothing}>{texts.noReleases}</p>
  return (
    <ul className={styles.rows}>
      {sortedReleases(releases).map((release, index) => (
        <li key={index} className={styles.release}>
          <span className={styles.year}>{release.year ?? '–'}</span>
          <span className={styles.releaseName}>
            <strong>
              <bdi>{release.title}</bdi>
            </strong>
            <span>{release.type}</span>
          </span>
          <Listen release={release} />
        </li>
      ))}
    </ul>
  )
}
