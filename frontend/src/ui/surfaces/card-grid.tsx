import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Loading } from '../progress/spinner.tsx'
import * as styles from './card-grid.module.css'

interface CardGridProps<Item> {
  label: string
  items: readonly Item[]
  card: (item: Item, index: number) => ReactNode
  /** Height in pixels that the browser assumes for a card that it has not laid out yet. */
  height?: number
  /** The first card is as wide as the page. */
  hasLead?: boolean
  /** The cards belong to an earlier filter. */
  isOld?: boolean
}

/** Cards in as many columns as there is room for; what is out of sight is not laid out. */
export const CardGrid = <Item extends { readonly id: string }>(props: CardGridProps<Item>) => {
  const { label, items, card, height = 300, hasLead = false, isOld = false } = props
  const style = { '--card-height': `${String(height)}px` } as CSSProperties
  return (
    <ul
      className={classNames(styles.root, isOld && styles.old)}
      style={style}
      aria-label={label}
      aria-busy={isOld}
    >
      {items.map((item, index) => (
        <li
          key={item.id}
          className={classNames(styles.place, hasLead && index === 0 && styles.wide)}
        >
          {card(item, index)}
        </li>
      ))}
    </ul>
  )
}

interface CardGridSkeletonProps {
  /** Says what is loading. */
  label: string
  count: number
  /** One card. */
  children: ReactNode
}

export const CardGridSkeleton = ({ label, count, children }: CardGridSkeletonProps) => (
  <div>
    <Loading label={label} />
    <div className={styles.root} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Fragment key={place}>{children}</Fragment>
      ))}
    </div>
  </div>
)
