import { Link } from 'react-router-dom'
import type { BandCard } from '#shared/api/bands.ts'
import { messages } from '../../texts.ts'
import { BandPatch } from '../patch/band-patch.tsx'
import * as styles from './newcomer.module.css'

const texts = messages.newcomerForm

interface SimilarNoteProps {
  bands: readonly BandCard[]
  /** The server refused the band, because one of them has its name and country. */
  isRefused: boolean
}

/** Bands that may be the typed one, with links to their entries. */
export const SimilarNote = ({ bands, isRefused }: SimilarNoteProps) => {
  if (bands.length === 0 && !isRefused) return null
  return (
    <div className={styles.similar} role={isRefused ? 'alert' : 'status'}>
      <p className={styles.similarTitle}>{isRefused ? texts.exists : texts.similar}</p>
      {isRefused && <p>{texts.existsText}</p>}
      <ul>
        {bands.map((band) => (
          <li key={band.id}>
            <Link
              className={styles.similarLink}
              to={`/bands/${band.id}`}
              aria-label={texts.similarLink(band.name)}
            >
              <BandPatch band={band} size="small" />
              <span>
                <strong>
                  <bdi>{band.name}</bdi>
                </strong>
                <span>{[band.genre, band.country].filter(Boolean).join(' · ')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
