import { messages } from '../messages.ts'

export const AppFooter = () => (
  <footer className="app-footer">
    <p>{messages.claim}</p>
  </footer>
)
