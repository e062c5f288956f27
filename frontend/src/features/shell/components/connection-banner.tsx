import { checkConnection, useIsConnected } from '#spa/platform/connection.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { messages } from '../texts.ts'
import * as styles from './connection-banner.module.css'

/** Announces a lost connection above the header, which moves down, and looks for its return. */
export const ConnectionBanner = () => {
  const isConnected = useIsConnected()
  usePoll(POLLS.lostConnection, checkConnection, { enabled: !isConnected })
  return (
    <div
      className={styles.root}
      role="status"
      data-print-frame
      data-connection-lost={isConnected ? undefined : ''}
    >
      {!isConnected && messages.noConnection}
    </div>
  )
}
