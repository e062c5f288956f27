import { env } from './env.ts'

/** The address under which a service outside of AWS is reached: its own, or in the local cloud that of its stand-in. */
export const reachable = (url: string): string => {
  const { origin } = new URL(url)
  const standIn = env.standIns[origin]
  return standIn === undefined ? url : standIn + url.slice(origin.length)
}
