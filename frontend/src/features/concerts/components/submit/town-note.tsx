import { useQuery } from '@tanstack/react-query'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { messages } from '../../submit-texts.ts'
import type { ConcertDraft } from '../../model/submission.ts'
import * as styles from './submission-form.module.css'

/** Says which town is taken when several have the name. The towns are loaded with the first city. */
export const TownNote = ({ draft: { city = '', country } }: { draft: ConcertDraft }) => {
  const { data: note } = useQuery({
    queryKey: ['town-of-draft', city, country],
    queryFn: async () => {
      const { labelOf, readTown } = await loadChunk(
        () => import('#shared/domain/towns/read-town.ts'),
      )
      const [taken, other] = readTown(city, { country }).choices.map(labelOf)
      return taken === undefined || other === undefined ? '' : messages.townTaken(taken, other)
    },
    enabled: city.trim() !== '',
    staleTime: Infinity,
  })
  return (
    <p role="status" className={styles.announced}>
      {note}
    </p>
  )
}
