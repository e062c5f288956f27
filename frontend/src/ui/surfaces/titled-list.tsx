import { useId, type ReactNode } from 'react'
import { Heading } from '../text/heading.tsx'
import * as styles from './titled-list.module.css'

interface TitledListProps {
  title: string
  /** The entries. */
  children: ReactNode
}

/** A list in a section of its own, under the heading that names it. */
export const TitledList = ({ title, children }: TitledListProps) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {title}
      </Heading>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
