export interface Remembered {
  etag: string
  data: unknown
  nextCursor: string | null
}

const CAPACITY = 100
const memory = new Map<string, Remembered>()

/** The last body of each URL, used when the server answers 304. */
export const recall = (url: string): Remembered | undefined => memory.get(url)

export const remember = (url: string, answer: Remembered): void => {
  memory.delete(url)
  memory.set(url, answer)
  const [oldest] = memory.keys()
  if (memory.size > CAPACITY && oldest !== undefined) memory.delete(oldest)
}

export const forgetAnswers = (): void => {
  memory.clear()
}
