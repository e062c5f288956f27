import { Flame, type LucideIcon } from 'lucide-react'
import { messages } from './messages.ts'

interface Place {
  to: string
  label: string
  icon: LucideIcon
  /** Further paths that are the same place. */
  also: readonly string[]
}

/** Where one can go. A place is listed when its screen exists. */
export const places: readonly Place[] = [
  { to: '/', label: messages.community, icon: Flame, also: ['/community'] },
]

export const isAt = ({ to, also }: Place, pathname: string): boolean =>
  pathname === to || also.includes(pathname)
