import { useEffect, useState } from 'react'
import { serverNow } from '#spa/platform/server-time.ts'

/** The time of the server, in milliseconds; renders again when `until` is reached. */
export const useServerTime = (until: string | null): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (until === null) return
    const left = Math.max(0, Date.parse(until) - serverNow())
    const timer = setTimeout(() => {
      setNow(serverNow())
    }, left + 20)
    return () => {
      clearTimeout(timer)
    }
  }, [until])
  return now
}
