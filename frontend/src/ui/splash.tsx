import { Logo } from './logo.tsx'
import { messages } from './messages.ts'
import './spinner.css'

/** The whole window while the session or the first screen loads. */
export const Splash = () => (
  <div className="splash" role="status">
    <Logo />
    <p>{messages.loading}</p>
  </div>
)
