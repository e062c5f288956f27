import { classNames } from '../class-names.ts'
import * as styles from './button.module.css'

const VARIANTS = {
  primary: styles.primary,
  secondary: styles.secondary,
  ghost: styles.ghost,
  danger: styles.danger,
} as const

const SIZES = { compact: styles.compact, medium: undefined, large: styles.large } as const

const TONES = { bright: styles.bright, paper: styles.paper } as const

export interface ButtonLook {
  variant?: keyof typeof VARIANTS | undefined
  /** `compact` has less space at its sides, `large` is 52 px high. */
  size?: keyof typeof SIZES | undefined
  /** For ghosts: `bright` over pictures, `paper` on a light surface. */
  tone?: keyof typeof TONES | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

/** The class of all elements that look like a button. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', tone, block }: ButtonLook) =>
  classNames(
    styles.root,
    VARIANTS[variant],
    SIZES[size],
    tone && TONES[tone],
    block && styles.block,
  )

export const iconButtonClass = classNames(styles.root, styles.ghost, styles.icon)
