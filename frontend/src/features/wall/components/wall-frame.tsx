import type { ReactNode } from 'react'
import { Card } from '#ui/surfaces/card.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { messages } from '../texts.ts'
import './wall-of-horns.css'

interface WallFrameProps {
  arrows?: ReactNode
  /** A row of members, or a sentence. */
  children: ReactNode
}

/** As high empty as full: what comes later moves nothing. */
export const WallFrame = ({ arrows, children }: WallFrameProps) => (
  <Card as="section" className="wall" aria-labelledby="wall-title">
    <div className="wall-head">
      <h2 id="wall-title">{messages.title}</h2>
      {arrows}
    </div>
    {typeof children === 'string' ? <p className="wall-note">{children}</p> : children}
  </Card>
)

const PLACES = [1, 2, 3]

/** Places held for those who are on their way. */
export const WallLoading = () => (
  <WallFrame>
    <div className="wall-row" aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className="wall-place">
          <Skeleton height="100%" />
        </span>
      ))}
    </div>
  </WallFrame>
)
