import { readStored, removeStored, store } from './storage.ts'

/** `frontend/before-paint.js` reads the same key before the first paint. */
const MOTION_KEY = 'hoellenlaerm-motion'

export type Motion = 'system' | 'reduced'

export const storedMotion = (): Motion =>
  readStored(MOTION_KEY) === 'reduced' ? 'reduced' : 'system'

/** Sets `data-motion`, which stylesheets treat like the operating system's reduced motion. */
export const applyMotion = (motion: Motion): void => {
  if (motion === 'reduced') {
    store(MOTION_KEY, motion)
    document.documentElement.dataset['motion'] = motion
    return
  }
  removeStored(MOTION_KEY)
  delete document.documentElement.dataset['motion']
}

/** For animations that scripts start; stylesheets react by themselves. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches
