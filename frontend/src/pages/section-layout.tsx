import type { ReactNode } from 'react'
import { SettingsContents } from '../features/settings/components/settings-contents.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './section-layout.module.css'

interface SectionLayoutProps {
  title: string
  sections: readonly { id: string; title: string }[]
  intro?: ReactNode
  children: ReactNode
}

/** A page of sections, with links to them beside it. */
export const SectionLayout = ({ title, sections, intro, children }: SectionLayoutProps) => (
  <div className={styles.root}>
    <div className={styles.side}>
      <Heading as="h1">{title}</Heading>
      {intro}
      <SettingsContents sections={sections} />
    </div>
    <div className={styles.main}>{children}</div>
  </div>
)
