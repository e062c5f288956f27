import * as styles from './state.module.css'

/** The space around an empty or failed state: a page of its own, a panel, a line of other content. */
export const STATE_SPACES = { page: undefined, panel: styles.panel, line: styles.line } as const

export type StateSpace = keyof typeof STATE_SPACES
