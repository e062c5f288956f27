import { Plus } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { requestComposer } from '#spa/platform/composer-request.ts'
import { isMotionReduced } from '#spa/platform/motion.ts'
import { messages } from '../texts.ts'
import { bottomBarPlaces, isAt } from '../navigation.ts'
import * as styles from './bottom-bar.module.css'

/** Quick navigation: full width on phones, a small dock on wide screens. Tapping the current page scrolls to its top. */
export const BottomBar = () => {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const visit = (to: string, here: boolean) => {
    if (here) window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' })
    else void navigate(to)
  }

  const create = () => {
    // The composer is on the community page.
    if (!bottomBarPlaces.some((place) => isAt(place, pathname))) void navigate('/')
    requestComposer()
  }

  return (
    <nav className={styles.root} aria-label={messages.quickNavigation} data-print-frame>
      {bottomBarPlaces.map((place) => {
        const here = isAt(place, pathname)
        return (
          <button
            key={place.to}
            type="button"
            className={styles.place}
            aria-current={here ? 'page' : undefined}
            onClick={() => {
              visit(place.to, here)
            }}
          >
            <place.icon size={24} aria-hidden="true" />
            {place.label}
          </button>
        )
      })}
      <button type="button" className={styles.create} aria-label={messages.create} onClick={create}>
        <Plus size={30} strokeWidth={2.5} aria-hidden="true" />
      </button>
    </nav>
  )
}
