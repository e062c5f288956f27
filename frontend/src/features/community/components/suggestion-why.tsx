import type { Post } from '#shared/api/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages } from '../suggestion-texts.ts'
import * as styles from './suggestion.module.css'

interface SuggestionWhyProps {
  post: Post
  onClose: () => void
}

/** The facts that a suggestion rests on, and what suggestions take into account at all (Art. 27 DSA). */
export const SuggestionWhy = ({ post, onClose }: SuggestionWhyProps) => (
  <Dialog
    title={messages.why}
    onClose={onClose}
    actions={
      <>
        <ButtonLink to="/settings#vorschlaege">{messages.toSettings}</ButtonLink>
        <Button variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      </>
    }
  >
    <p>{messages.whyText}</p>
    {post.suggestionReason && (
      <p className={styles.reason}>{messages.reasons[post.suggestionReason]}</p>
    )}
    <ul className={styles.facts}>
      {post.suggestionFacts.map((fact) => (
        <li key={fact} dir="auto">
          {fact}
        </li>
      ))}
    </ul>
    <p className={styles.parameters}>{messages.parameters}</p>
  </Dialog>
)
