import type { MotifShapeProps } from './motif-shape.ts'

const STEP = 8
const MIDDLE = 80

/** A riff as the amplifier sees it, loudest in the middle. */
export const NoiseMotif = ({ chances, width }: MotifShapeProps) => (
  <>
    {chances.slice(0, width / STEP).map((chance, index) => {
      const swell = Math.sin((((index + 0.5) * STEP) / width) * Math.PI)
      const half = 6 + swell * (14 + 54 * chance)
      return (
        <rect
          key={index}
          className={chance > 0.8 ? 'motif-hot' : 'motif-dark'}
          x={index * STEP + 1.5}
          y={MIDDLE - half}
          width={STEP - 3}
          height={2 * half}
        />
      )
    })}
  </>
)
