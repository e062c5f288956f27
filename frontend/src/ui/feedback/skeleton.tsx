import * as styles from './state.module.css'

interface SkeletonProps {
  width?: number | string
  height?: number | string
}

/** A place held for content on its way; decoration, so say 'loading' once nearby. */
export const Skeleton = ({ width = '100%', height = 16 }: SkeletonProps) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
)
