import { Logo, Wordmark } from './logo.tsx'
import { messages } from './messages.ts'
import './spinner.css'

/** The whole window while the session or the first screen loads; index.html paints the same before any script. */
export const Splash = () => (
  <div className="splash" role="status">
    <Logo />
    <Wordmark size="large" />
    <p>{messages.loading}</p>
  </div>
)
