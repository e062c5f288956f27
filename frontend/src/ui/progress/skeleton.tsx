import * as styles from './skeleton.module.css'

interface SkeletonProps {
  width?: number | string
  height?: number | string
}

/** A placeholder while content loads, from 300 ms on. Decoration: a text nearby says that it loads. */
export const Skeleton = ({ width = '100%', height = 16 }: SkeletonProps) => (
  <span className={styles.root} style={{ width, height }} aria-hidden="true" data-late />
)
