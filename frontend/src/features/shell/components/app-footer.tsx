import { messages } from '../messages.ts'
import './app-footer.css'

export const AppFooter = () => (
  <footer className="app-footer">
    <p>{messages.claim}</p>
  </footer>
)
