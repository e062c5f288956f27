interface HornsIconProps {
  size?: number
  /** Given horns are solid. */
  filled?: boolean
}

/** The like of this place: the sign of the horns. Same grid and line as the lucide icons beside it. */
export const HornsIcon = ({ size = 24, filled = false }: HornsIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    fillOpacity={0.28}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M8 11V3.500a1.500 1.500 0 0 0-3 0V15a7 7 0 0 0 14 0V3.500a1.500 1.500 0 0 0-3 0V11" />
    <path d="M8 12.500V10a1.330 1.330 0 0 1 2.660 0v2.500m0-2.500a1.330 1.330 0 0 1 2.670 0v2.500m0-2.500A1.330 1.330 0 0 1 16 10v2.500" />
    <path d="M5 13.500 11 15a1.500 1.500 0 0 1-.5 3L8 17.500" />
  </svg>
)
