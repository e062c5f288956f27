import * as styles from './state.module.css'

/** The space around an empty or failed state: a whole page, a panel, or a line within other content. */
export const STATE_SPACES = { page: undefined, panel: styles.panel, line: styles.line } as const

export type StateSpace = keyof typeof STATE_SPACES
