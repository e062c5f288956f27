import type { MotifShapeProps } from './motif-shape.ts'

const GROOVES = 11
const CENTRE = 104

/** A record on its way out of the sleeve. */
export const RecordMotif = ({ chances, width }: MotifShapeProps) => {
  const [place = 0, turn = 0, ...gaps] = chances
  const x = width * (0.38 + 0.24 * place)
  return (
    <g transform={`rotate(${360 * turn} ${x} ${CENTRE})`}>
      <circle className="motif-dark" cx={x} cy={CENTRE} r="92" />
      {gaps.slice(0, GROOVES).map((gap, index) => (
        <circle
          key={index}
          className="motif-groove"
          cx={x}
          cy={CENTRE}
          r={38 + index * 4.7}
          strokeWidth={0.5 + 1.1 * gap}
          strokeDasharray={`${60 + 160 * gap} ${8 + 22 * gap}`}
        />
      ))}
      <path className="motif-shine" d={`M${x} ${CENTRE}l-26 -88a92 92 0 0 1 52 0Z`} />
      <path className="motif-shine" d={`M${x} ${CENTRE}l-26 88a92 92 0 0 0 52 0Z`} />
      <circle className="motif-hot" cx={x} cy={CENTRE} r="29" />
      <path className="motif-dark" d={`M${x - 16} ${CENTRE - 12}h32l-13 9h-6Z`} />
      <circle className="motif-dark" cx={x} cy={CENTRE} r="3.5" />
    </g>
  )
}
