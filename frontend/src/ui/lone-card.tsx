import type { ReactNode } from 'react'
import { Patch } from './patch.tsx'
import './lone-card.css'

/** A whole page that is one card, for when there is nothing else to show. */
export const LoneCard = ({ children }: { children: ReactNode }) => (
  <main className="lone-card">
    <Patch>{children}</Patch>
  </main>
)
