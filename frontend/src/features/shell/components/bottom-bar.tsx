import { Plus } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { isMotionReduced } from '#spa/platform/motion.ts'
import { messages } from '../texts.ts'
import { bottomBarPlaces, isAt } from '../navigation.ts'
import { PlaceIcon } from './place-icon.tsx'
import { useCreatePost } from './use-create-post.ts'
import * as styles from './bottom-bar.module.css'

const MIDDLE = Math.ceil(bottomBarPlaces.length / 2)

const scrollToTop = () => {
  scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' })
}

const BarLinks = ({ places }: { places: typeof bottomBarPlaces }) => {
  const { pathname } = useLocation()
  return places.map((place) => (
    <Link
      key={place.to}
      className={styles.place}
      to={place.to}
      aria-current={isAt(place, pathname) ? 'page' : undefined}
      onClick={(event) => {
        if (pathname !== place.to) return
        event.preventDefault()
        scrollToTop()
      }}
    >
      <PlaceIcon place={place} size={24} />
      <span>{place.label}</span>
    </Link>
  ))
}

/** The navigation at the bottom of a phone, around the button for a new post. Tapping the current page scrolls to its top. */
export const BottomBar = () => {
  const create = useCreatePost()
  return (
    <nav
      className={styles.root}
      aria-label={messages.quickNavigation}
      data-bottom-bar
      data-print-frame
    >
      <BarLinks places={bottomBarPlaces.slice(0, MIDDLE)} />
      <button type="button" className={styles.create} aria-label={messages.create} onClick={create}>
        <Plus size={30} strokeWidth={2.5} aria-hidden="true" />
      </button>
      <BarLinks places={bottomBarPlaces.slice(MIDDLE)} />
    </nav>
  )
}
