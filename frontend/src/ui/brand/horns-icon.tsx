interface HornsIconProps {
  size?: number
  /** Solid for a given like. */
  filled?: boolean
}

const HAND =
  'M4.5 15V3.5a1.75 1.75 0 0 1 3.5 0v6.25a2 2 0 0 1 4 0 2 2 0 0 1 4 0V3.5a1.75 1.75 0 0 1 3.5 0V15a7.5 7.5 0 0 1-15 0Z'
const FOLDED_FINGERS = 'M8 9.75V13m4-3.25V13m4-3.25V13'
const THUMB = 'M4.5 15c2.5-2.3 6-2.6 8.5-.2'

/** The sign of the horns, the icon of a like. Same grid and stroke as the lucide icons. */
export const HornsIcon = ({ size = 24, filled = false }: HornsIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={HAND} fill={filled ? 'currentColor' : 'none'} fillOpacity={0.32} />
    <path d={`${FOLDED_FINGERS}${THUMB}`} />
  </svg>
)
