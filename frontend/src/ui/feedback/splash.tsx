import { Logo, Wordmark } from '../brand/logo.tsx'
import { messages } from '../texts.ts'
import './spinner.css'

/** The whole window while the session or the first screen loads; index.html paints the same before any script. */
export const Splash = () => (
  <div className="splash" role="status">
    <Logo />
    <Wordmark size="large" />
    <p>{messages.loading}</p>
  </div>
)
