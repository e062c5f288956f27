import { Logo, Wordmark } from '../brand/logo.tsx'
import { messages } from '../texts.ts'

/** Fills the window while the session or the first screen loads; index.html paints the same before any script runs. */
export const Splash = () => (
  <div className="splash" role="status">
    <Logo />
    <Wordmark size="large" />
    <p>{messages.loading}</p>
  </div>
)
