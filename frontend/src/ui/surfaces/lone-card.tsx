import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import './lone-card.css'

/** A whole page that is one card, for when there is nothing else to show. */
export const LoneCard = ({ children }: { children: ReactNode }) => (
  <main className="lone-card">
    <Card>{children}</Card>
  </main>
)
