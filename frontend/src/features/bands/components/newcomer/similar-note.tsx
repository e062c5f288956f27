import { Link } from 'react-router-dom'
import type { BandCard } from '#shared/api/bands.ts'
import { bandTraits } from '#spa/entities/band/band-traits.ts'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../texts.ts'
import { BandPatch } from '../patch/band-patch.tsx'
import * as styles from './newcomer.module.css'

const texts = messages.newcomerForm

interface SimilarNoteProps {
  bands: readonly BandCard[]
  /** Why the server refused the band: another one has its name and country. */
  refusal: string | undefined
  /** The member says that it is another band; the button then sends the form again. */
  onAnother: () => void
}

/** Bands that may be the typed one, with links to their entries. */
export const SimilarNote = ({ bands, refusal, onAnother }: SimilarNoteProps) => {
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
                <span>{bandTraits(band).join(' · ')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isRefused && (
        <div>
          <p>{texts.anotherWaits}</p>
          <Button type="submit" onClick={onAnother}>
            {texts.isAnother}
          </Button>
        </div>
      )}
    </div>
  )
}
