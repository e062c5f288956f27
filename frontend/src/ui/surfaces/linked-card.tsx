import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from '../class-names.ts'
import { Card } from './card.tsx'
import * as styles from './linked-card.module.css'

/** A card that is one large link: the `CardLink` inside covers all of it. */
export const LinkedCard = ({ className, ...rest }: ComponentProps<typeof Card>) => (
  <Card className={classNames(styles.root, className)} {...rest} />
)

export const CardLink = (props: LinkProps) => <Link className={styles.link} {...props} />
