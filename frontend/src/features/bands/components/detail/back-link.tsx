import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { isFromBands } from '../../model/place.ts'
import { messages } from '../../texts.ts'
import * as styles from './detail.module.css'

/** Returns to the list as it was left, or opens it when the band was opened by a link. */
export const BackLink = () => {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  return (
    <ButtonLink
      className={styles.back}
      variant="ghost"
      size="compact"
      to="/bands"
      onClick={(event) => {
        if (!isFromBands(state) || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ArrowLeft size={20} aria-hidden="true" />
      {messages.band.back}
    </ButtonLink>
  )
}
