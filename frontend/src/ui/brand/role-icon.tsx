import { Guitar, SlidersVertical, Ticket } from 'lucide-react'
import { HornsIcon } from './horns-icon.tsx'

interface RoleIconProps {
  role: 'fan' | 'band' | 'tech' | 'organizer'
  size?: number
}

const ICONS = { band: Guitar, tech: SlidersVertical, organizer: Ticket }

/** The icon of a role in the scene. Decoration: the name of the role is a text beside it. */
export const RoleIcon = ({ role, size = 20 }: RoleIconProps) => {
  if (role === 'fan') return <HornsIcon size={size} />
  const Icon = ICONS[role]
  return <Icon size={size} aria-hidden="true" />
}
