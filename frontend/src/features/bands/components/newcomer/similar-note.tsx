import { Link } from 'react-router-dom'
import type { BandCard } from '#shared/api/bands.ts'
import { messages } from '../../texts.ts'
import { BandPatch } from '../patch/band-patch.tsx'
import * as styles from './newcomer.module.css'

const texts = messages.newcomerForm

interface SimilarNoteProps {
  bands: readonly BandCard[]
  /** Why the server refused the band: another one has its name and country. */
  refusal: string | undefined
}

/** Bands that may be the typed one, with links to their entries. */
export const SimilarNote = ({ bands, refusal }: SimilarNoteProps) => {
  const isRefused = refusal !== undefined
  if (bands.length === 0 && !isRefused) return null
  return (
    <div className={styles.similar} role={isRefused ? 'alert' : 'status'}>
      <p className={styles.similarTitle}>{refusal ?? texts.similar}</p>
      {isRefused && bands.length > 0 && <p>{texts.existsText}</p>}
      <ul>
        {bands.map((band) => (
          <li key={band.id}>
            <Link className={styles.similarLink} to={`/bands/${band.id}`}>
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
