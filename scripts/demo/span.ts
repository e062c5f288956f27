import type { Span } from './content/post.ts'

const MS = { d: 86_400_000, h: 3_600_000, m: 60_000 }

/** Milliseconds of `2d 4h 30m`. */
export const milliseconds = (span: Span): number =>
  span.split(' ').reduce((sum, part) => {
    const unit = part.slice(-1)
    const count = Number(part.slice(0, -1))
    if (!(unit === 'd' || unit === 'h' || unit === 'm') || !Number.isInteger(count)) {
      throw new TypeError(`Invalid duration: ${span}`)
    }
    return sum + count * MS[unit]
  }, 0)
