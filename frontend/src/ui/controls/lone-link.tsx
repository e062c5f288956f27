import { Link, type LinkProps } from 'react-router-dom'
import * as styles from './lone-link.module.css'

/** A link on a line of its own, as high as a thumb. One within a text is a plain `Link`. */
export const LoneLink = (props: Pick<LinkProps, 'to' | 'children'>) => (
  <p>
    <Link className={styles.root} {...props} />
  </p>
)
