import type { MotifShapeProps } from './motif-shape.ts'

const ARCS = 12
const RIBS = [0, 1, 2, 3, 4]

/** A microphone that somebody roars into. */
export const MicrophoneMotif = ({ chances, width }: MotifShapeProps) => {
  const [place = 0, tilt = 0, ...rest] = chances
  const x = width * (0.38 + 0.24 * place)
  return (
    <>
      {rest.slice(0, ARCS).map((chance, index) => (
        <circle
          key={index}
          className="motif-wave"
          cx={x}
          cy="62"
          r={62 + index * 24}
          strokeWidth={1.5 + 3 * chance}
          strokeDasharray={`${20 + 90 * chance} ${10 + 20 * (1 - chance)}`}
        />
      ))}
      <g transform={`rotate(${-14 + 28 * tilt} ${x} 150)`}>
        <path className="motif-dark" d={`M${x - 26} 46a26 26 0 0 1 52 0v34a26 26 0 0 1 -52 0Z`} />
        <path className="motif-dark" d={`M${x - 7} 104h14v66h-14Z`} />
        <path className="motif-hot" d={`M${x - 29} 60h58v7h-58Z`} />
        {RIBS.map((rib) => (
          <path
            key={rib}
            className="motif-rib"
            d={`M${x - 18 + rib * 9} 28v26M${x - 18 + rib * 9} 73v22`}
          />
        ))}
      </g>
    </>
  )
}
